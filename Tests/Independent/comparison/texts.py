"""Names and other texts for generated decks, in many scripts and of awkward lengths."""

NAMES = [
    "Ada", "Zoë Müller", "Łukasz Wójcik", "Nguyễn Thị Minh Khai", "Ελένη Παπαδοπούλου", "Тарас Шевченко", "نور الهدى",
    "لیلا احمدی", "נעם לוי", "मीरा शर्मा", "অনন্যা", "ਗੁਰਪ੍ਰੀਤ", "હેતલ", "ସୁଚିତ୍ରା", "தமிழ்ச்செல்வி", "లక్ష్మి", "ಕಾವ್ಯ", "മീനാക്ഷി",
    "සඳුනි", "อนันต์ ศรีสุข", "ສົມສັກ", "မေသူ", "ნინო", "ሰላም", "សុខា", "Արամ", "བསྟན་འཛིན", "ܐܒܪܗܡ", "ޢާއިޝާ", "ߒߞߏ", "ᏣᎳᎩ",
    "ᐃᓄᒃᑎᑐᑦ", "山田 葵", "王小明", "김지우", "陳大文", "Ⅻ ½ ∑", "Ann-Marie O’Neill", "Jo 🏄🏽‍♀️", "👩‍👩‍👧‍👦", "Z̷̧̢̛͎a̶l̵g̸o̷",
    "A very long name that never wants to end because it was copied from a form with every title of the person",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "x", "  spaces  ",
    "Mixed שלום and مرحبا 2024", "tab\tand\u202eoverride", "ﷺ", "Straße", "İıŞş", "fi fl ffi", "ⵣⵉⵔⵉ", "𞤀𞤣𞤤𞤢𞤥",
]
HOBBIES = [
    "Chess", "Climbing, cooking and long walks by the sea whenever the weather lets her", "قراءة", "צילום", "登山と写真", "독서",
    "ปีนเขา", "गाना", "🎸🎹 music", "Two\nlines", "", "Игра на скрипке", "Very " * 30,
]
TITLES = ["Front", "A second title that is rather long for a small card", "العنوان", "題", "", "№ 7", "Q & A"]
DETAILS = ["Short.", "A detail of some length, which is set over a few lines where the row has the room for it, and then ends.",
           "تفاصيل كثيرة", "詳細", "", "One\nTwo"]
SECTIONS = ["A", "B", "Section three", "ق", "あ", ""]
LOCALES = ["en", "de", "tr", "ar", "he", "fa", "ur", "ja", "ko", "zh-Hans", "zh-Hant", "hi", "th", "el", "uk", "vi", "pt-BR"]
EMPTY_TEXTS = ["Nothing left", "لا شيء", "終わり", ""]
BADGES = ["LIKE", "NOPE", "はい", "نعم", ""]
