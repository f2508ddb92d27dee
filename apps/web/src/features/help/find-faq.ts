import type { Faq } from '#contracts/help.ts'
import { htmlText } from '#language/html-text.ts'
import { searchFor, searchKey } from '#language/search-text.ts'

type Keys = { readonly question: string; readonly all: string }

const keys = new WeakMap<Faq, Keys>()

function keysOf(faq: Faq): Keys {
  const known = keys.get(faq)
  if (known) return known
  const { question, questionMm, answerHtml, answerHtmlMm } = faq
  const made = {
    question: searchKey(question, questionMm),
    all: searchKey(question, questionMm, htmlText(answerHtml), htmlText(answerHtmlMm ?? '')),
  }
  keys.set(faq, made)
  return made
}

/** Words in a question count more than words in its answer. Without words everything is found, in the editors' order. */
export function findFaq(faq: readonly Faq[], readings: readonly string[]): readonly Faq[] {
  const wanted = readings.filter((reading) => reading.trim() !== '').map(searchFor)
  if (wanted.length === 0) return faq
  const fits = (key: string) => wanted.some((isIn) => isIn(key))
  const byQuestion = faq.filter((one) => fits(keysOf(one).question))
  return [...byQuestion, ...faq.filter((one) => !byQuestion.includes(one) && fits(keysOf(one).all))]
}

export type Topic = Faq['category']

export const countByTopic = (faq: readonly Faq[]): ReadonlyMap<Topic, number> =>
  faq.reduce(
    (counts, { category }) => counts.set(category, (counts.get(category) ?? 0) + 1),
    new Map<Topic, number>(),
  )
