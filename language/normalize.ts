/**
 * One spelling for what looks the same. NFC alone leaves digit zero and letter wa, stacked marks in any order and a few
 * old spellings apart, so two equal-looking names would not be equal. No lookbehind: the entry bundle may import this.
 */

const ZERO_WIDTH = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD]/g

/** Invisible characters are a rendering matter and never belong to stored, searched or sent text. */
export const stripZeroWidth = (text: string): string => text.replace(ZERO_WIDTH, '')

const IN_DOCUMENTS = /[\u200B\u2060\uFEFF\u00AD]/g
const JOINER_AFTER_LETTER = /([\u1000-\u109F])[\u200C\u200D]+/g
const JOINER_BEFORE_LETTER = /[\u200C\u200D]+(?=[\u1000-\u109F])/g

/**
 * The form in which documents are kept: no invisible characters, NFC; blanks and lines are the writer's own. Joined emoji
 * keep their joiners. The CMS, which is built alone, has the same rule; a check compares the two.
 */
export const asStored = (text: string): string =>
  text
    .replace(IN_DOCUMENTS, '')
    .replace(JOINER_AFTER_LETTER, '$1')
    .replace(JOINER_BEFORE_LETTER, '')
    .normalize('NFC')

export function normalizeBurmese(text: string): string {
  const visible = stripZeroWidth(text).normalize('NFC').replace(/\s+/g, ' ').trim()
  return settle(visible)
}

/** A repair can uncover the next one (a swapped mark meets its double), so the rules run until nothing changes. */
function settle(text: string): string {
  let current = text
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = RULES.reduce(
      (line, [wrong, right]) => line.replace(wrong, right as string),
      current,
    ).normalize('NFC')
    if (next === current) return current
    current = next
  }
  return current
}

const MAX_ROUNDS = 64

type Rule = readonly [wrong: RegExp, right: string | ((match: string) => string)]

/** Digit zero and letter wa share one shape; a neighbour decides which of the two was meant. */
const ZERO_OR_WA: readonly Rule[] = [
  [
    /([\u1040-\u1049])(\u101D+)(?![\u101D\u102B-\u103E]|[\u1000-\u1021]\u1037?\u103A)/g,
    (match) => match.charAt(0) + '\u1040'.repeat(match.length - 1),
  ],
  [/\u1040(?=[\u102B-\u103E])/g, '\u101D'],
  [/([\u1000-\u103F])\u1040(?![\u1040-\u1049])/g, '$1\u101D'],
  [/(^|[^\u1040-\u1049])\u1040(?=[\u1000-\u1021]\u1037?\u103A)/g, '$1\u101D'],
]

const OLD_SPELLINGS: readonly Rule[] = [
  // Digit four standing for the sign of "ditto".
  [/\u1044(?=\u1004\u103A\u1038)/g, '\u104E'],
  // Vowel letter u where small nya was meant, and sa + ra for the vowel letter o.
  [/\u1025(?=\u103A|\u102C|\u1037\u103A)/g, '\u1009'],
  [/\u101E\u103C\u1031\u102C\u103A/g, '\u102A'],
  [/\u101E\u103C(?![\u102B-\u1038\u103A\u103D\u103E])/g, '\u1029'],
]

const MARK_ORDER: readonly Rule[] = [
  [/[\u103B-\u103E]{2,}/g, (medials) => [...new Set(medials)].sort().join('')],
  [/\u1031([\u103B-\u103E]+)/g, '$1\u1031'],
  [/([\u102F\u1030])([\u102D\u102E\u1032])/g, '$2$1'],
  [/\u1036([\u102D\u102F\u1030])/g, '$1\u1036'],
  [/\u1038\u1037/g, '\u1037\u1038'],
  [/([\u102B-\u1032\u1036-\u1038\u103A-\u103E])\1+/g, '$1'],
]

const RULES: readonly Rule[] = [...ZERO_OR_WA, ...OLD_SPELLINGS, ...MARK_ORDER]
