/** Emoji are joined by it, coloured and dressed by what stands before it; anywhere else it is nothing to see. */
const LONE_JOINER = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu
/** All that only steers, or is not seen: new lines, directions of writing, half signs. Joiner and tags of flags come later. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu
const UNSEEN = /(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu
const TAGS = /(\u{1F3F4})?[\u{E0020}-\u{E007F}]+/gu

const DOT = '[.\\u3002\\uFF0E\\uFF61]'
const LABEL = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Han}0-9_-]+'
/** Ends of names people click on; others are a link only with something behind a stroke. */
const ENDS =
  'com|net|org|info|biz|mm|th|cn|sg|in|ru|io|me|co|ai|app|dev|gg|ly|gl|to|cc|tv|tk|ml|ga|cf|xyz|top|vip|win|bet|club|shop|store|online|site|live|link|click|page|web|asia|mobi|pro|fun|icu|work|world'
const LINKS = [
  // With its protocol or its www, whatever follows.
  new RegExp(`[a-z][a-z0-9+.-]*:[/\\\\]{2}\\S*|(?<![a-z])www${DOT}\\S*`, 'giu'),
  // An e-mail address, a name with a usual end, any name with a path, a machine's number.
  new RegExp(`[\\w.+-]+@(?:${LABEL}${DOT})+${LABEL}`, 'giu'),
  new RegExp(`(?:${LABEL}${DOT})+(?:(?:${ENDS})(?![a-z0-9])(?:[:/?#]\\S*)?|[a-z]{2,}/\\S*)`, 'giu'),
  new RegExp(`(?<![0-9.])(?:[0-9]{1,3}${DOT}){3}[0-9]{1,3}(?![0-9.])(?:[:/]\\S*)?`, 'giu'),
]

/**
 * What somebody writes to somebody else beside a gift or a share: the words alone. A message that comes from us must not
 * carry a stranger's link, nor signs that hide or turn what is written. Burmese and emoji stay as they are.
 */
export function wordsToSend(text: string): string {
  const seen = text
    .replace(CONTROL, ' ')
    .replace(UNSEEN, '')
    .replace(LONE_JOINER, '')
    .replace(TAGS, (tags, flag?: string) => (flag ? tags : ''))
  // A blank takes a link's place, so that what stood around it does not become one.
  return LINKS.reduce((words, link) => words.replace(link, ' '), seen)
    .replace(/\s+/gu, ' ')
    .trim()
}
