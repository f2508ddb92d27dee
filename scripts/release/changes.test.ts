import { expect, it } from 'vitest'
import { changesText } from './changes.ts'

it('a release tells what is new, mended and broken, and nothing of chores', () => {
  const subjects = [
    'chore(figures): measured again',
    'feat(loyalty): vouchers',
    'fix: a gift is told once',
    'feat(api)!: the old address is gone',
    'not a conventional subject',
  ]
  expect(changesText('1.2.0', subjects)).toBe(
    [
      '# 1.2.0',
      '',
      '## Breaks',
      '',
      '- api: the old address is gone',
      '',
      '## New',
      '',
      '- loyalty: vouchers',
      '',
      '## Mended',
      '',
      '- a gift is told once',
      '',
    ].join('\n'),
  )
})

it('control: other commits, another text', () => {
  expect(changesText('1.2.0', ['fix: a'])).not.toBe(changesText('1.2.0', ['fix: b']))
})
