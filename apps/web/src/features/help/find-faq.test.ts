import { describe, expect, it } from 'vitest'
import type { Faq } from '#contracts/help.ts'
import { readings } from '#language/zawgyi.ts'
import { countByTopic, findFaq } from './find-faq.ts'

const faq = (id: string, category: Faq['category'], words: Partial<Faq> = {}): Faq => ({
  id,
  category,
  question: id,
  questionMm: null,
  answerHtml: '',
  answerHtmlMm: null,
  updatedAt: '2026-11-01T00:00:00+06:30',
  ...words,
})

const ALL = [
  faq('slow', 'FIBRE', {
    question: 'My fibre is slow',
    questionMm: 'ဖိုက်ဘာ နှေးနေပါသည်',
    answerHtml: '<p>Restart the <b>router</b>.</p>',
  }),
  faq('router', 'FIBRE', { question: 'Which router do I get?', answerHtml: '<p>A new one.</p>' }),
  faq('card', 'TOPUP', { question: 'How do I use a top-up card?', questionMm: 'ငွေဖြည့်ကတ် ဘယ်လိုသုံးရမလဲ' }),
]
const find = (...words: string[]) => findFaq(ALL, words).map(({ id }) => id)

describe('searching questions', () => {
  it('without words everything is found in the given order', () =>
    expect(find(' ')).toEqual(['slow', 'router', 'card']))

  it('a word in the question comes before a word in the answer', () =>
    expect(find('router')).toEqual(['router', 'slow']))

  it('markup is not searched', () => expect(find('b')).toEqual([]))

  it('finds Burmese, and Burmese typed in Zawgyi', () => {
    expect(find('ငွေဖြည့်')).toEqual(['card'])
    const zawgyi = 'ေငြျဖည့္'
    expect(find(zawgyi)).toEqual([])
    expect(find(...readings(zawgyi))).toEqual(['card'])
  })

  it('says how many stand under each topic', () => {
    expect(Object.fromEntries(countByTopic(ALL))).toEqual({ FIBRE: 2, TOPUP: 1 })
  })
})
