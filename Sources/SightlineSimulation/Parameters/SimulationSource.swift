// SPDX-License-Identifier: MIT

/// Where a parameter comes from.
public struct SimulationSource: Sendable, Hashable {
  /// Its number in Documentation/Simulation.md.
  public let number: Int
  /// Where it can be read.
  public let address: String
  /// What of it is taken.
  public let words: String

  /// All that parameters name, in the order of their numbers.
  public static let all = [
    SimulationSource(
      number: 24, address: "https://qiita.com/usagimaru/items/761e9a5f3d78b1939df8",
      words: "iPhone X: 375 by 812 points, safe areas upright and turned"),
    SimulationSource(
      number: 25, address: "https://seahawkmedia.com/?p=364947",
      words: "iPhone SE, 15 and 15 Pro Max: sizes in points and pixels"),
    SimulationSource(
      number: 26, address: "http://www.dovov.com/ios-7less.html",
      words: "status bar 20 points, navigation bar 44"),
    SimulationSource(
      number: 27, address: "https://alladspecs.com/specs/iab-standards/medium-rectangle",
      words: "the medium rectangle of IAB: 300 by 250"),
    SimulationSource(
      number: 28, address: "https://docslib.org/doc/10634303/how-many-words-do-we-read-per-minute-a-review-and-meta",
      words: "Brysbaert 2019, 190 studies: 238 words a minute"),
    SimulationSource(
      number: 29,
      address:
        "https://www.adweek.com/brand-marketing/how-brands-can-still-win-over-customers-as-attention-spans-decrease-on-social/",
      words: "1.7 seconds with a piece of content on a phone, the mean on Facebook"),
    SimulationSource(
      number: 30,
      address: "https://ebutlab.com/blog/2019/10/07/ready-text-go-typing-speeds-on-mobiles-rival-keyboard-users/",
      words: "37,000 people: 38 words a minute with two thumbs"),
    SimulationSource(
      number: 31,
      address:
        "http://www.econtentmag.com/Articles/News/News-Item/US-Ranks-Behind-Russia-Mexico-Brazil-Taiwan-Germany-Canada-and-More-for-App-Response-Time-119662.htm",
      words: "mean response time of mobile apps, worldwide: 438 ms"),
    SimulationSource(
      number: 32, address: "https://proper-media.groovehq.com/help/latency",
      words: "an auction for an ad slot is closed after 1,800 ms"),
    SimulationSource(
      number: 33, address: "https://api-docs.streamskill.pro/api-reference/pagination",
      words: "20 items a page, a public interface's default"),
    SimulationSource(
      number: 34, address: "https://www.telerik.com/kendo-vue-ui/components/scrollview/automatic-scrolling",
      words: "a scroll view of pages turns after 5 seconds, its default"),
    SimulationSource(
      number: 35,
      address:
        "https://www.itworkman.com/uiscrollview-developed-by-ios-realizes-infinite-scrolling-of-picture-carousel",
      words: "five pictures, a clone of the last before the first, one of the first behind the last"),
  ]
}
