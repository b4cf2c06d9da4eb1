/// A list or an object whose closing bracket is still to come.
struct JSON5Container {
  let brackets: JSON5Brackets

  /// The keys of an object parsed so far.
  var keys: [JSON5Key] = []

  /// The values parsed so far.
  var values: [JSONNode] = []

  init(brackets: JSON5Brackets) {
    self.brackets = brackets
  }

  /// The list or the object.
  var node: JSONNode {
    JSONNode(value: brackets.haveKeys ? .object(members) : .array(values), position: brackets.opening)
  }

  private var members: [JSONMember] {
    zip(keys, values).map { key, value in
      JSONMember(key: key.text, keyPosition: key.position, value: value)
    }
  }
}

/// A key of an object.
struct JSON5Key {
  let text: String
  let position: SourcePosition
}
