// SPDX-License-Identifier: MIT

extension SimulationParameter {
  static let gap = SimulationParameter("content.gap", 8, "pt", "between the rows of feeds and between cards")
  static let gridGap = SimulationParameter("content.gridGap", 2, "pt", "between the pictures of a grid")
  static let columns = SimulationParameter("content.columns", 3, "", "pictures in a row of a grid, upright")
  static let turnedColumns = SimulationParameter("content.turnedColumns", 5, "", "the same, turned")
  static let postFrame = SimulationParameter(
    "content.postFrame", 104, "pt", "what a post has around its text and picture")
  static let textLine = SimulationParameter("content.textLine", 22, "pt", "height of a line of text")
  static let wordWidth = SimulationParameter("content.wordWidth", 50, "pt", "width of a word of text with its space")
  static let postWords = SimulationParameter("content.postWords", 16, "words", "text of a post, the median")
  static let postWordsSpread = SimulationParameter("content.postWordsSpread", 0.7, "", "spread of its logarithm")
  static let postLimit = SimulationParameter(
    "content.postLimit", 45, "words", "a longer post is cut there")
  static let pictures = SimulationParameter("content.pictures", 0.6, "", "share of posts with a picture")
  static let flattestPicture = SimulationParameter(
    "content.flattestPicture", 0.5625, "", "least height for each width: 16 to 9")
  static let tallestPicture = SimulationParameter(
    "content.tallestPicture", 1.25, "", "most height for each width: 4 to 5")
  static let adEvery = SimulationParameter("content.adEvery", 6, "", "every which row of a feed is an ad slot")
  static let adHeight = SimulationParameter(
    "content.adHeight", 250, "pt", "an ad slot when filled: the medium rectangle's", "[27]")
  static let collapsedAds = SimulationParameter(
    "content.collapsedAds", 0.5, "", "share of ad slots that have no height until they are filled")
  static let campaigns = SimulationParameter("content.campaigns", 12, "", "ads that slots are filled with")
  static let shelfRow = SimulationParameter("content.shelfRow", 240, "pt", "height of a row with a carousel")
  static let shelfTitle = SimulationParameter("content.shelfTitle", 44, "pt", "what of it stands above the carousel")
  static let cardWidth = SimulationParameter("content.cardWidth", 148, "pt", "width of a card of a carousel")
  static let cards = SimulationParameter("content.cards", 15, "", "cards in a carousel")
  static let bannerShape = SimulationParameter("content.bannerShape", 0.5, "", "height of a banner for each width")
  static let slides = SimulationParameter("content.slides", 5, "", "slides of a banner, without its clones", "[35]")
  static let slideTime = SimulationParameter(
    "content.slideTime", 5, "s", "after which a banner turns by itself", "[34]")
  static let sectionHeader = SimulationParameter("content.sectionHeader", 32, "pt", "height of a section's header")
  static let shortestSection = SimulationParameter("content.shortestSection", 4, "", "least rows of a section")
  static let longestSection = SimulationParameter("content.longestSection", 14, "", "most rows of a section")
  static let contactRow = SimulationParameter("content.contactRow", 64, "pt", "height of a row in a section")
  static let messageFrame = SimulationParameter("content.messageFrame", 24, "pt", "what a message has around its text")
  static let messageWords = SimulationParameter("content.messageWords", 9, "words", "text of a message, the median")
  static let messageWordsSpread = SimulationParameter("content.messageWordsSpread", 0.9, "", "spread of its logarithm")
  static let paragraphWords = SimulationParameter(
    "content.paragraphWords", 62, "words", "text of a paragraph, the median")
  static let paragraphWordsSpread = SimulationParameter(
    "content.paragraphWordsSpread", 0.45, "", "spread of its logarithm")
  static let figureEvery = SimulationParameter(
    "content.figureEvery", 5, "", "every which block of an article is a picture")
  static let articleAdEvery = SimulationParameter(
    "content.articleAdEvery", 9, "", "every which block of it is an ad slot")

  static let titleFrame = SimulationParameter(
    "content.titleFrame", 60, "pt", "what an article's title has around its text")
  static let titleWords = SimulationParameter("content.titleWords", 12, "words", "text of a title")
  static let paragraphFrame = SimulationParameter(
    "content.paragraphFrame", 16, "pt", "what a paragraph has around its text")
  static let figureFrame = SimulationParameter(
    "content.figureFrame", 30, "pt", "what a picture in an article has around it")

  /// Those of what lists hold.
  static let contents = [
    gap, gridGap, columns, turnedColumns, postFrame, textLine, wordWidth, postWords, postWordsSpread, postLimit,
    pictures,
    flattestPicture, tallestPicture, adEvery, adHeight, collapsedAds, campaigns, shelfRow, shelfTitle, cardWidth, cards,
    bannerShape, slides, slideTime, sectionHeader, shortestSection, longestSection, contactRow, messageFrame,
    messageWords, messageWordsSpread, paragraphWords, paragraphWordsSpread, figureEvery, articleAdEvery,
    titleFrame, titleWords, paragraphFrame, figureFrame,
  ]
}
