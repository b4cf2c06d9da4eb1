/// The kind of problem that a diagnostic reports: a stable name for programs. The raw values are part of the
/// contract of manifests and of `--json`.
package enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
  // The syntax and structure of a deck file or a table.
  case syntax
  case wrongType = "wrong-type"
  case missingKey = "missing-key"
  case unknownKey = "unknown-key"
  case duplicateKey = "duplicate-key"
  case unusedKey = "unused-key"
  case emptyList = "empty-list"
  case fileTooLarge = "file-too-large"
  case fileUnreadable = "file-unreadable"
  case badWorkbook = "bad-workbook"
  case badEncoding = "bad-encoding"
  case noCards = "no-cards"
  case rowLength = "row-length"
  case noHeadings = "no-headings"
  case unknownColumn = "unknown-column"
  case guessedColumn = "guessed-column"
  case duplicateColumn = "duplicate-column"

  // Fields of a deck and of its cards.
  case badID = "bad-id"
  case duplicateID = "duplicate-id"
  case derivedID = "derived-id"
  case badPath = "bad-path"
  case badAge = "bad-age"
  case badLocale = "bad-locale"
  case missingPhoto = "missing-photo"
  case unknownFocus = "unknown-focus"
  case badFocus = "bad-focus"
  case unknownCard = "unknown-card"
  case unknownStyle = "unknown-style"
  case badStyle = "bad-style"
  case badSize = "bad-size"
  case badColor = "bad-color"
  case badScale = "bad-scale"
  case badRate = "bad-rate"
  case rateNotShown = "rate-not-shown"
  case badLimit = "bad-limit"
  case unknownContrast = "unknown-contrast"
  case badContrast = "bad-contrast"
  case unknownColorSpace = "unknown-color-space"
  case unknownLevel = "unknown-level"

  // Requests for pictures and their formats.
  case unknownKind = "unknown-kind"
  case duplicateRequest = "duplicate-request"
  case unknownTarget = "unknown-target"
  case badColumns = "bad-columns"
  case unknownFormat = "unknown-format"
  case duplicateFormat = "duplicate-format"
  case unknownEffort = "unknown-effort"
  case badQuality = "bad-quality"
  case badMethod = "bad-method"
  case sceneTooLarge = "scene-too-large"
  case tooManyFrames = "too-many-frames"

  // Icons and fonts.
  case unknownIcon = "unknown-icon"
  case badIcon = "bad-icon"
  case iconMissing = "icon-missing"
  case iconUnreadable = "icon-unreadable"
  case font
  case fontMissing = "font-missing"

  // Photos that cannot be used.
  case photoMissing = "photo-missing"
  case photoRenamed = "photo-renamed"
  case photoUnreadable = "photo-unreadable"
  case photoEmpty = "photo-empty"
  case photoNotAPicture = "photo-not-a-picture"
  case photoUnsupported = "photo-unsupported"
  case photoTruncated = "photo-truncated"
  case photoCorrupt = "photo-corrupt"
  case photoOverLimit = "photo-over-limit"

  // Problems with photos that are used nevertheless.
  case photoUpscaled = "photo-upscaled"
  case photoClear = "photo-clear"
  case profileUnusable = "profile-unusable"
  case metadataBroken = "metadata-broken"
  case dataDamaged = "data-damaged"
  case colorInfoIgnored = "color-info-ignored"
  case animationFirstFrame = "animation-first-frame"

  // Texts on cards.
  case missingGlyph = "missing-glyph"
  case textTruncated = "text-truncated"
  case textOmitted = "text-omitted"
  case textSmaller = "text-smaller"
  case textBelowMinimum = "text-below-minimum"
  case brokenEncoding = "broken-encoding"
  case lowContrast = "low-contrast"

  // The output folder.
  case outputUnwritable = "output-unwritable"
  case outputOccupied = "output-occupied"
  case outputForeign = "output-foreign"
  case outputUnfinished = "output-unfinished"
  case outputBusy = "output-busy"
  case styleChanged = "style-changed"
}
