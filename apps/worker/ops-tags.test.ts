import { expect, it } from 'vitest'
import { makeNumberTag } from '#platform/log/number-tag.ts'
import { readTags, tellTags } from './ops-tags.ts'

const [old, young] = ['a'.repeat(64), 'b'.repeat(64)]

it('a number is found again in the logs of every key that is kept', () => {
  const number = readTags(['tags', '09691234567']) ?? ''
  expect(tellTags(number, `b:${young},${old}`)).toEqual({
    code: 0,
    text: `${makeNumberTag(`b:${young}`)(number)}\n${makeNumberTag(old)(number)}`,
  })
})

it.each([[['tags']], [['tags', 'x']], [['tags', '09691234567', 'more']], [['line', '09691234567']]])(
  '%j is no whole command',
  (args) => expect(readTags(args)).toBeNull(),
)

it('without a key nothing is told', () => {
  expect(tellTags('959691234567', undefined).code).toBe(1)
})
