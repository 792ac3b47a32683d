// SPDX-License-Identifier: MIT

import Foundation

/// What the app says, in English and in Chinese. In a table of Swift and not of strings files, so that the compiler holds
/// that each is there in both.
enum Word: CaseIterable {
  case feed, grid, page, stories, more
  case newPosts, like, share, close, clear, use
  case highlights, offers, everything
  case player, weather, seen
  case events, eventsDetail, impressions, appearances, misuses, noMisuses, lastEvents
  case settings, settingsDetail, rules, customRules, wrongRules, overlay, overlayDetail
  case recording, recordingDetail, shareRecording, nothingRecorded
  case selfCheck, selfCheckDetail, runChecks, byHand, shareFacts, held, differs, notTried, toDo

  /// In the language of the user.
  var text: String { Self.isChinese ? both.chinese : both.english }

  private static let isChinese = Locale.preferredLanguages.first?.hasPrefix("zh") ?? false

  private var both: (english: String, chinese: String) {
    switch self {
    case .feed: ("Feed", "信息流")
    case .grid: ("Grid", "网格")
    case .page: ("Page", "页面")
    case .stories: ("Stories", "故事")
    case .more: ("More", "更多")
    case .newPosts: ("New posts", "新帖子")
    case .like: ("Like", "赞")
    case .share: ("Share", "分享")
    case .close: ("Close", "关闭")
    case .clear: ("Clear", "清空")
    case .use: ("Use", "使用")
    case .highlights: ("Highlights", "精选")
    case .offers: ("Offers", "优惠")
    case .everything: ("Everything", "全部")
    case .player: ("Player", "播放器")
    case .weather: ("18°, cloudy", "18°，多云")
    case .seen: ("seen", "已曝光")
    case .events: ("Events", "事件")
    case .eventsDetail: ("What was reported, and what the app does wrong", "上报的曝光，以及用法错误")
    case .impressions: ("Impressions", "曝光次数")
    case .appearances: ("Appearances", "出现次数")
    case .misuses: ("Misuses", "用法错误")
    case .noMisuses: ("No misuses", "没有用法错误")
    case .lastEvents: ("Last events", "最近事件")
    case .settings: ("Settings", "设置")
    case .settingsDetail: ("Rules, overlay, recording", "规则、调试层、录制")
    case .rules: ("Rules", "规则")
    case .customRules: ("Rules as JSON", "JSON 规则")
    case .wrongRules: ("These rules cannot be used", "规则有误")
    case .overlay: ("Overlay", "调试层")
    case .overlayDetail: ("Draws what is measured over each screen", "在屏幕上画出测量结果")
    case .recording: ("Recording", "录制")
    case .recordingDetail: ("Writes what the monitor sees, to be replayed", "记录监测器所见，可重放")
    case .shareRecording: ("Share the recording", "分享录制文件")
    case .nothingRecorded: ("Nothing is recorded", "没有录制内容")
    case .selfCheck: ("Self-check", "自检")
    case .selfCheckDetail: ("What is believed about UIKit, and what holds here", "关于 UIKit 的假设在本机是否成立")
    case .runChecks: ("Run (two minutes, leave the device alone)", "运行（两分钟，请勿触碰设备）")
    case .byHand: ("By hand", "手动")
    case .shareFacts: ("Share the facts", "分享结果文件")
    case .held: ("held", "成立")
    case .differs: ("differ", "不同")
    case .notTried: ("not tried", "未测")
    case .toDo: ("to do", "待做")
    }
  }
}
