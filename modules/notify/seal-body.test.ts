import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
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

describe('over a rotation', () => {
  const [one, two, three] = [1, 2, 3].map(() => randomBytes(32).toString('hex'))

  it.each([
    ['a key that had no id then', `${one}`, `b:${two},a:${one}`],
    ['a key that has none still', `${one}`, `b:${two},${one}`],
    ['the key before', `a:${one}`, `b:${two},a:${one}`],
    ['the key before the last', `a:${one}`, `c:${three},b:${two},a:${one}`],
    ['the key that comes next', `b:${two}`, `a:${one},b:${two}`],
  ])('a body of %s opens', (_, before, now) => {
    expect(makeBodySeal(now).open('m', makeBodySeal(before).seal('m', text))).toBe(text)
  })

  it('control: not when its key was taken away; the log can name the one that is missing', () => {
    const sealed = makeBodySeal(`a:${one}`).seal('m', text)
    expect(() => makeBodySeal(`b:${two}`).open('m', sealed)).toThrow('has no key a')
    expect(() => makeBodySeal(`b:${two}`).open('m', makeBodySeal(one).seal('m', text))).toThrow(
      'authenticate',
    )
  })
})

it.each([undefined, '', 'short', 'z'.repeat(64)])('%s is no key', (key) => {
  expect(() => makeBodySeal(key)).toThrow('SMS_BODY_KEY')
})
