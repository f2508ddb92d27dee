/**
 * Burmese has no spaces between words, and characters or graphemes split a syllable in its middle. A syllable begins at
 * a base letter that is neither killed (asat), nor stacked on the one before, nor carrying a stack itself.
 * No lookbehind: the entry bundle may import this.
 */

const CONSONANT = '\\u1000-\\u1021'
const BASE =
  '\\u1000-\\u102A\\u103F\\u104C-\\u1055\\u105A-\\u105D\\u1061\\u1065\\u1066\\u106E-\\u1070\\u1075-\\u1081\\u108E\\u109E\\u109F\\uA9E0-\\uA9E4\\uA9E7-\\uA9EF\\uA9FA-\\uA9FE\\uAA60-\\uAA7A\\uAA7E\\uAA7F'
const MARK =
  '\\u102B-\\u1038\\u103A-\\u103E\\u1056-\\u1059\\u105E-\\u1060\\u1062-\\u1064\\u1067-\\u106D\\u1071-\\u1074\\u1082-\\u108D\\u108F\\u109A-\\u109D\\uA9E5\\uA9E6\\uAA7B-\\uAA7D'
const DIGIT = '\\u1040-\\u1049\\u1090-\\u1099\\uA9F0-\\uA9F9'
const STOP = '\\u104A\\u104B'
const MYANMAR = '\\u1000-\\u109F\\uA9E0-\\uA9FE\\uAA60-\\uAA7F'

/** Asat, which a loanword may put after a medial (ကေ့ချ်). */
const KILLED = '[\\u103B-\\u103E]*\\u1037?\\u103A'

/** What still belongs to the syllable: marks, a stacked letter, a killed letter, a letter that carries a stack. */
const TAIL = `(?:[${MARK}]|\\u1039[${BASE}]?|[${BASE}](?=${KILLED}|\\u1039))*`

const SYLLABLE = `[${DIGIT}]+${TAIL}|[${BASE}]${TAIL}`
const OTHER = [`[${STOP}]`, `[${MARK}\\u1039]${TAIL}`, '\\s+', `[^\\s${MYANMAR}]+`, '[^]'].join('|')

const TOKEN = new RegExp(`${SYLLABLE}|${OTHER}`, 'g')

/** The parts of the expression above, for those who build a longer one on them. */
export const syllablePattern = {
  syllable: `(?:${SYLLABLE})`,
  /** Nothing of the same syllable follows. */
  end: `(?![${MARK}\\u1039]|[${BASE}](?:${KILLED}|\\u1039))`,
  other: OTHER,
} as const

/** Syllables, digit runs, punctuation, blanks and foreign words in order; joined they are the text again. */
export const syllables = (text: string): string[] => text.match(TOKEN) ?? []

const BURMESE_START = new RegExp(`^[${BASE}${DIGIT}]`)
const KILLED_INSIDE = new RegExp(`(.)(?=[${CONSONANT}]${KILLED})`, 'g')

/** True for a token a line may begin with: a syllable or a number, not a comma, a stray mark or a foreign word. */
export const startsSyllable = (token: string): boolean => BURMESE_START.test(token)

/** Glues `joiner` before each killed letter inside one syllable. */
export const glueKilledLetters = (syllable: string, joiner: string): string =>
  syllable.replace(KILLED_INSIDE, `$1${joiner}`)
