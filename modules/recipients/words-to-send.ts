/** A zero-width joiner connects emoji; after anything else it is only invisible. */
const LONE_JOINER = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu
/**
 * Control characters and others that are invisible: line breaks, text direction, lone surrogates. Joiners and flag tags are handled
 * later.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu
const UNSEEN = /(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu
const TAGS = /(\u{1F3F4})?[\u{E0020}-\u{E007F}]+/gu

const DOT = '[.\\u3002\\uFF0E\\uFF61]'
const LABEL = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Han}0-9_-]+'
/** Top-level domains that people click on; other names count as links only with a path. */
const ENDS =
  'com|net|org|info|biz|mm|th|cn|sg|in|ru|io|me|co|ai|app|dev|gg|ly|gl|to|cc|tv|tk|ml|ga|cf|xyz|top|vip|win|bet|club|shop|store|online|site|live|link|click|page|web|asia|mobi|pro|fun|icu|work|world'
const LINKS = [
  // With a protocol or www, whatever follows.
  new RegExp(`[a-z][a-z0-9+.-]*:[/\\\\]{2}\\S*|(?<![a-z])www${DOT}\\S*`, 'giu'),
  // An email address, a name with a common ending, any name with a path, an IP address.
  new RegExp(`[\\w.+-]+@(?:${LABEL}${DOT})+${LABEL}`, 'giu'),
  new RegExp(`(?:${LABEL}${DOT})+(?:(?:${ENDS})(?![a-z0-9])(?:[:/?#]\\S*)?|[a-z]{2,}/\\S*)`, 'giu'),
  new RegExp(`(?<![0-9.])(?:[0-9]{1,3}${DOT}){3}[0-9]{1,3}(?![0-9.])(?:[:/]\\S*)?`, 'giu'),
]

/**
 * Cleans the message somebody adds to a gift or share. An SMS from us must not carry a stranger's link, nor characters that hide or
 * reorder the text. Burmese and emoji stay as they are.
 */
export function wordsToSend(text: string): string {
  const seen = text
    .replace(CONTROL, ' ')
    .replace(UNSEEN, '')
    .replace(LONE_JOINER, '')
    .replace(TAGS, (tags, flag?: string) => (flag ? tags : ''))
  // Replaced by a space, so that the text around a link does not become another one.
  return LINKS.reduce((words, link) => words.replace(link, ' '), seen)
    .replace(/\s+/gu, ' ')
    .trim()
}
