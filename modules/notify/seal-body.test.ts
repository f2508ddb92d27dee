import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeBodySeal } from './seal-body.ts'

const seal = makeBodySeal(randomBytes(32).toString('hex'))
const text = '123456 ဝင်ရန်ကုဒ်'

it('what was sealed opens again, and looks different each time', () => {
  const [one, two] = [seal.seal('a', text), seal.seal('a', text)]
  expect(seal.open('a', one)).toBe(text)
  expect(one.equals(two)).toBe(false)
  expect(one.includes('123456')).toBe(false)
})

it.each([
  ['another message', () => seal.open('b', seal.seal('a', text))],
  ['another key', () => makeBodySeal(randomBytes(32).toString('hex')).open('a', seal.seal('a', text))],
  [
    'a changed byte',
    () => seal.open('a', Buffer.from(seal.seal('a', text).map((byte, at) => (at === 14 ? byte ^ 1 : byte)))),
  ],
])('%s does not open it', (_, open) => {
  expect(open).toThrow('authenticate data')
})

it.each([undefined, '', 'short', 'z'.repeat(64)])('%s is no key', (key) => {
  expect(() => makeBodySeal(key)).toThrow('SMS_BODY_KEY')
})
