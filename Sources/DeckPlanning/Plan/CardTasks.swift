/// The tasks of the cards that can be drawn, in the order of the deck. Each is made anew when it is asked for, since it takes 1.5 kB and a deck
/// may have thousands of cards.
package struct CardTasks: RandomAccessCollection, Sendable {
  let planner: Planner
  /// The cards themselves.
  package let cards: [Card]

  /// The first task's place among them.
  package var startIndex: Int { cards.startIndex }
  /// The place behind the last task.
  package var endIndex: Int { cards.endIndex }
  /// Makes the task at a place among them.
  package subscript(position: Int) -> CardTask { planner.task(of: cards[position]) }

  /// Every picture of every card.
  package var outputs: [ImageOutput] { cards.flatMap(planner.outputs) }

  /// The tasks of some of the cards.
  package func only(_ isIncluded: (Card) -> Bool) -> CardTasks {
    CardTasks(planner: planner, cards: cards.filter(isIncluded))
  }

  /// The pictures of a card.
  package func outputs(of card: Card) -> [ImageOutput] { planner.outputs(of: card) }
}
