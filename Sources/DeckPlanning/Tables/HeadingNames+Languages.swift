extension HeadingNames {
  /// The names of each meaning in English and other languages, separated by white space. An underscore stands
  /// for a space within a name.
  static let names: [(meaning: Meaning, names: String)] = [
    (.field(.id), "identifier key uid person_id employee_id staff_id member_id student_id card_id user_id"),
    (
      .field(.photo),
      """
      image picture pictures pic img file filename file_name photo_file image_file picture_file path
      photograph portrait
      avatar headshot photo_url image_url picture_url avatar_url photo_path image_path photo_name image_name
      photo_file_name image_file_name profile_photo profile_picture profile_image photos images
      Foto Bild Bilddatei Fotodatei Dateiname Datei Porträt Profilbild Fotos Bilder
      fichier nom_de_fichier portrait photographie nom_du_fichier
      imagen archivo fotografía retrato nombre_de_archivo
      immagine nome_file ritratto fotografia
      imagem arquivo ficheiro
      afbeelding bestand bestandsnaam pasfoto
      zdjęcie plik obraz nazwa_pliku fotka obrázek soubor
      bilde billede fil filnamn filnavn kuva valokuva tiedosto
      fotoğraf resim dosya gambar
      фото фотография изображение картинка файл фотографія світлина зображення
      φωτογραφία εικόνα αρχείο
      写真 画像 ファイル ファイル名 顔写真 照片 图片 圖片 相片 头像 頭像 文件 文件名 사진 이미지 파일 파일명
      صورة الصورة תמונה קובץ फोटो चित्र तस्वीर रूป รูป รูปภาพ ภาพ ảnh hình_ảnh
      """
    ),
    (
      .field(.name),
      """
      full_name person display_name names person_name who employee_name preferred_name
      Vollständiger_Name Vor-_und_Nachname Vorname_Nachname Anzeigename Wer
      nom nom_complet nom_et_prénom prénom_et_nom prénom_nom nom_prénom
      nombre nombre_completo nombre_y_apellidos nombre_y_apellido
      nome nome_completo nome_e_cognome nominativo
      naam volledige_naam imię_i_nazwisko namn navn nimi jméno jméno_a_příjmení celé_jméno
      ad isim ad_soyad adı_soyadı nama nama_lengkap
      имя фио ф.и.о. полное_имя имя_и_фамилия ім'я піб
      όνομα ονοματεπώνυμο
      名前 氏名 お名前 姓名 名字 이름 성명 성함
      الاسم اسم الاسم_الكامل שם שם_מלא नाम ชื่อ ชื่อ-นามสกุล tên họ_và_tên họ_tên
      """
    ),
    (
      .givenName,
      """
      first_name first_names firstname given_name given_names forename forenames first
      Vorname Vornamen Rufname prénom prénoms primer_nombre nombre_de_pila primo_nome primeiro_nome voornaam
      förnamn fornavn imię křestní_jméno etunimi keresztnév 名 ชื่อจริง
      """
    ),
    (
      .familyName,
      """
      last_name last_names lastname surname family_name second_name last
      Nachname Nachnamen Familienname Zuname nom_de_famille apellido apellidos cognome sobrenome apelido
      achternaam efternamn etternavn efternavn nazwisko příjmení sukunimi soyad soyadı vezetéknév
      фамилия прізвище επώνυμο 姓 苗字 성 นามสกุล
      """
    ),
    (
      .field(.age),
      """
      years ages years_old age_in_years how_old how_old_are_you
      Alter Lebensalter Alter_in_Jahren Jahre Wie_alt âge ans edad años età anni idade leeftijd wiek
      ålder alder
      ikä věk yaş umur usia возраст лет вік ηλικία 年齢 年令 歳 年龄 年齡 岁 나이 연령
      العمر عمر גיל उम्र आयु อายุ tuổi
      """
    ),
    (
      .field(.hobby),
      """
      hobbies interest interests about likes pastime pastimes hobbies_and_interests hobbies_interests
      Hobbys Interesse Interessen Freizeit Freizeitbeschäftigung Steckenpferd
      loisir loisirs passion passions centres_d'intérêt intérêts
      afición aficiones pasatiempo pasatiempos intereses interessi passione passioni interesses passatempo
      passatempos passatempi zainteresowania pasje intressen fritidsintressen interesser fritidsinteresser
      harrastus harrastukset koníček koníčky zájmy hobiler hobi ilgi_alanları
      хобби увлечения увлечение интересы хобі захоплення інтереси χόμπι ενδιαφέροντα
      趣味 爱好 愛好 兴趣 興趣 嗜好 兴趣爱好 취미 관심사
      الهواية هواية الهوايات הובי תחביב תחביבים शौक रुचि งานอดิเรก sở_thích
      """
    ),
    (.field(.title), "headline Titel titre título titolo titulo заголовок タイトル 标题 標題 제목"),
    (
      .field(.detail),
      "details description text bio biography Beschreibung descripción descrizione descrição описание 説明 描述"
    ),
    (.field(.section), "group category Gruppe Abschnitt groupe grupo gruppo группа グループ 组 組"),
    (.field(.alt), "alt_text alternative_text Alternativtext texte_alternatif"),
    (.field(.focus), "focal_point focus_point"),
    (.field(.lang), "language Sprache langue idioma lingua taal язык 言語 语言 語言 언어"),
    (
      .birthDate,
      """
      date_of_birth birth_date birthdate birthday dob year_of_birth born Geburtsdatum Geburtstag Geburtsjahr
      Jahrgang date_de_naissance fecha_de_nacimiento data_di_nascita data_de_nascimento geboortedatum
      data_urodzenia födelsedatum дата_рождения 生年月日 出生日期 생년월일
      """
    ),
  ]
}
