import { normalizeBurmese, stripZeroWidth } from '#language/normalize.ts'
import { detectEncoding } from '#language/zawgyi.ts'
import { avoidedWord } from './burmese-words.ts'

type Texts = Readonly<Record<string, string>>

export type TextProblem = { readonly key: string; readonly problem: string }

type Rule = (text: string, brandWords: readonly string[]) => string | false

const RULES: readonly Rule[] = [
  (text) => text.trim() === '' && 'empty',
  (text) => text !== text.normalize('NFC') && 'not NFC',
  (text) => text !== stripZeroWidth(text) && 'invisible character',
  (text) => /(?<!\{)\{(?!\{)|(?<!\})\}(?!\})|\{\{\s*\}\}/.test(text) && 'slot without two braces',
  (text) => /\{\{(?!\w+\}\})/.test(text) && 'slot that is not {{name}}',
  (text, brandWords) =>
    brandWords.some((word) => text.toLowerCase().includes(word.toLowerCase())) && 'brand not by slot',
]

const BURMESE_RULES: readonly Rule[] = [
  (text) => detectEncoding(wordsOf(text)).encoding === 'zawgyi' && 'Zawgyi',
  (text) => normalizeBurmese(text) !== text.replace(/\s+/g, ' ').trim() && 'look-alike spelling',
  avoidedWord,
]

/** All that a machine can say about the texts of the product; tone is for a native reader. */
export function textProblems(en: Texts, my: Texts, brandWords: readonly string[]): TextProblem[] {
  return [
    ...missing(en, my),
    ...unequalSlots(en, my),
    ...broken(en, RULES, brandWords),
    ...broken(my, [...RULES, ...BURMESE_RULES], brandWords),
  ]
}

/** Names of the slots in a text, once each. */
export const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort()

/** Burmese has one plural form: `_one` stands in English only, beside an `_other`. */
function missing(en: Texts, my: Texts): TextProblem[] {
  const isEnglishSingular = (key: string) => key.endsWith('_one') && `${key.slice(0, -4)}_other` in en
  return [
    ...Object.keys(en)
      .filter((key) => !(key in my) && !isEnglishSingular(key))
      .map((key) => ({ key, problem: 'missing in my' })),
    ...Object.keys(my)
      .filter((key) => !(key in en))
      .map((key) => ({ key, problem: 'missing in en' })),
    ...Object.keys(en)
      .filter((key) => key.endsWith('_one') && !isEnglishSingular(key))
      .map((key) => ({ key, problem: 'singular without plural' })),
  ]
}

const unequalSlots = (en: Texts, my: Texts): TextProblem[] =>
  Object.keys(en)
    .filter((key) => key in my && slotsOf(en[key] ?? '').join() !== slotsOf(my[key] ?? '').join())
    .map((key) => ({ key, problem: 'different slots' }))

const broken = (texts: Texts, rules: readonly Rule[], brandWords: readonly string[]): TextProblem[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    rules.flatMap((rule) => {
      const problem = rule(text, brandWords)
      return problem ? [{ key, problem }] : []
    }),
  )

const wordsOf = (text: string): string => text.replace(/\{\{\w+\}\}/g, ' ')
