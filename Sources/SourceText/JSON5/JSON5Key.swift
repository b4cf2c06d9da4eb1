/// A key of an object whose value is still to come.
struct JSON5Key {
  let text: String
  let position: SourcePosition
}
