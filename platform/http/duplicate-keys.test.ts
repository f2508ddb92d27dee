import { expect, it } from 'vitest'
import { formNamesTwice, namesAKeyTwice } from './duplicate-keys.ts'

it.each([
  ['{"a":1,"a":2}', true],
  ['{"a":1,"\\u0061":2}', true],
  ['{"a":{"b":1,"b":1}}', true],
  ['[{"a":1},{"b":1,"c":{},"b":[]}]', true],
  ['{"a":{"a":{"a":1}}}', false],
  ['{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}', false],
  ['[{"a":1},{"a":1}]', false],
  ['{"a":"\\\\","b":"\\"a\\""}', false],
  ['"a"', false],
  ['{}', false],
])('%s: %s', (text, twice) => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(namesAKeyTwice(text)).toBe(twice)
})

it.each([
  ['a=1&a=2', true],
  ['a=1&%61=2', true],
  ['a=1&b=1', false],
  ['', false],
])('form %s: %s', (text, twice) => {
  expect(formNamesTwice(text)).toBe(twice)
})
