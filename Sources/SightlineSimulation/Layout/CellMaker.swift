// SPDX-License-Identifier: MIT

/// Makes what a simulated list holds, place by place.
struct CellMaker: Sendable {
  /// What kind of list it is.
  enum Contents: Sendable {
    case feed, grid, rows, cards, pages, slides(Int), sections, messages, blocks
  }

  private typealias Number = SimulationParameter

  let contents: Contents
  private var random: SimulationRandom
  private var next: Int
  /// Rows left in the section.
  private var left = 0

  /// `first`: the number of the first place; messages count down from there where older ones come.
  init(_ contents: Contents, random: SimulationRandom, first: Int = 0) {
    self.contents = contents
    self.random = random
    next = first
  }

  /// The next places.
  mutating func make(_ count: Int) -> [TrackCell] {
    (0..<max(0, count)).map { _ in
      defer { next += 1 }
      return cell(next)
    }
  }

  /// A message with a number of its own.
  mutating func message(_ number: Int) -> TrackCell {
    TrackCell(
      .message, number, fixed: Number.messageFrame.value,
      words: words(Number.messageWords, Number.messageWordsSpread))
  }

  private mutating func cell(_ number: Int) -> TrackCell {
    switch contents {
    case .feed: number % every(Number.adEvery) == every(Number.adEvery) - 1 ? ad(number) : post(number)
    case .grid: TrackCell(.tile, number, share: 1)
    case .rows: number % 2 == 1 ? TrackCell(.shelf, number, fixed: Number.shelfRow.value) : post(number)
    case .cards: TrackCell(.card, number, fixed: Number.cardWidth.value)
    case .pages: TrackCell(.page, number)
    case .slides(let count): TrackCell(.slide, number, content: (number + count - 1) % max(1, count))
    case .sections: section(number)
    case .messages: message(number)
    case .blocks: block(number)
    }
  }

  private func every(_ parameter: SimulationParameter) -> Int { max(2, parameter.count) }

  private mutating func words(_ median: SimulationParameter, _ spread: SimulationParameter) -> Double {
    max(1, random.logNormal(median: median.value, spread: spread.value).rounded(.up))
  }

  private mutating func post(_ number: Int) -> TrackCell {
    let words = words(Number.postWords, Number.postWordsSpread)
    let shape = random.between(Number.flattestPicture.value, Number.tallestPicture.value)
    let hasPicture = random.chance(Number.pictures.value)
    return TrackCell(
      .post, number, fixed: Number.postFrame.value, share: hasPicture ? shape : 0,
      words: min(words, Number.postLimit.value))
  }

  private mutating func ad(_ number: Int) -> TrackCell {
    var cell = TrackCell(.ad, number, fixed: Number.adHeight.value)
    cell.slot = .empty
    cell.isCollapsed = random.chance(Number.collapsedAds.value)
    return cell
  }

  private mutating func section(_ number: Int) -> TrackCell {
    if left == 0 {
      let least = every(Number.shortestSection)
      left = random.within(least...max(least, every(Number.longestSection)))
      return TrackCell(.header, number, fixed: Number.sectionHeader.value)
    }
    left -= 1
    return TrackCell(.row, number, fixed: Number.contactRow.value)
  }

  private mutating func block(_ number: Int) -> TrackCell {
    if number == 0 { return TrackCell(.title, number, fixed: Number.titleFrame.value, words: Number.titleWords.value) }
    let words = words(Number.paragraphWords, Number.paragraphWordsSpread)
    let shape = random.between(Number.flattestPicture.value, Number.tallestPicture.value)
    if number % every(Number.articleAdEvery) == every(Number.articleAdEvery) - 1 { return ad(number) }
    if number % every(Number.figureEvery) == every(Number.figureEvery) - 1 {
      return TrackCell(.figure, number, fixed: Number.figureFrame.value, share: shape)
    }
    return TrackCell(.paragraph, number, fixed: Number.paragraphFrame.value, words: words)
  }
}
