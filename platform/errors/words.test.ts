import { describe, expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '#contracts/errors.ts'
import en from '#i18n/en/errors.json' with { type: 'json' }
import my from '#i18n/my/errors.json' with { type: 'json' }
import { say } from './words.ts'

const slots = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
const codes = Object.keys(ERRORS) as ErrorCode[]

/** Differences between two word lists and the codes they have to cover. */
function differences(
  first: Record<string, string>,
  second: Record<string, string>,
  needed: readonly string[],
): string[] {
  return [
    ...needed.filter((key) => !(key in first) || !(key in second)).map((key) => `${key} has no words`),
    ...Object.keys(first)
      .filter((key) => !(key in second))
      .map((key) => `${key} is in one language only`),
    ...Object.keys(second)
      .filter((key) => !(key in first))
      .map((key) => `${key} is in one language only`),
    ...Object.keys(first)
      .filter((key) => slots(first[key] ?? '').join() !== slots(second[key] ?? '').join())
      .map((key) => `${key} differs in slots`),
  ]
}

describe('the words of refusals', () => {
  it('exist for every code, in both languages, with the same slots', () => {
    expect(differences(en, my, codes)).toEqual([])
  })

  it('hold nothing that is no code, no field rule and not SUCCESS', () => {
    const known = new Set<string>([...codes, 'SUCCESS'])
    expect(Object.keys(en).filter((key) => !known.has(key) && !key.startsWith('field.'))).toEqual([])
  })

  it.each([
    ['a code without words', { ...en, NOT_FOUND: undefined }, 'NOT_FOUND has no words'],
    ['a slot that only one language has', { ...en, NOT_FOUND: '{{x}}' }, 'NOT_FOUND differs in slots'],
    ['a text nobody translated', { ...en, NEW_ONE: 'Hello' }, 'NEW_ONE is in one language only'],
  ])('control: %s is noticed', (_, changed, problem) => {
    const words = JSON.parse(JSON.stringify(changed)) as Record<string, string>
    expect(differences(words, my, codes)).toContain(problem)
  })

  it('speak the language that was asked for and always Burmese beside it', () => {
    expect(say('RATE_LIMITED', { n: 30 }, 'en')).toEqual({
      message: 'Too many tries. Wait 30 seconds and try again.',
      messageMm: 'အကြိမ်ရေ များလွန်းနေပါသည်။ 30 စက္ကန့် စောင့်ပါ။',
    })
    expect(say('NOT_FOUND', {}, 'my').message).toBe(my.NOT_FOUND)
  })

  it('write a number as screens do, and leave a text as it is', () => {
    expect(say('INSUFFICIENT_BALANCE', { n: 12_500 }, 'en').message).toContain('12,500')
    expect(say('INSUFFICIENT_BALANCE', { n: '12500' }, 'en').message).toContain('12500')
  })

  it('write a day as screens do, each language its own way', () => {
    const { message, messageMm } = say('EXCHANGE_LIMIT', { date: '2026-12-01' }, 'en')
    expect(message).toContain('Try again from 1 December 2026.')
    expect(messageMm).toContain('2026 ခုနှစ် ဒီဇင်ဘာ 1 ရက် မှ')
  })

  it('are Unicode in its normal form', () => {
    for (const text of Object.values(my)) expect(text).toBe(text.normalize('NFC'))
  })
})
