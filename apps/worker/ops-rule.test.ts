import { expect, it } from 'vitest'
import { readRule, tellRule } from './ops-rule.ts'

it('reads which rule holds from when', () => {
  const args = [
    'rule',
    'set',
    'tax.telecom',
    '{"pct":7}',
    '--who',
    'Daw Mya',
    '--from',
    '2026-12-01T00:00:00+06:30',
  ]
  expect(readRule(args)).toEqual({
    key: 'tax.telecom',
    value: { pct: 7 },
    who: 'Daw Mya',
    from: new Date('2026-11-30T17:30:00Z'),
  })
  expect(readRule(args.slice(0, 6))).toMatchObject({ from: null })
})

it.each([
  [['rule', 'set', 'tax.nothing', '{}', '--who', 'x']],
  [['rule', 'set', 'tax.telecom', '{', '--who', 'x']],
  [['rule', 'set', 'tax.telecom', '{"pct":7}']],
  [['rule', 'set', 'tax.telecom', '{"pct":7}', '--who', 'x', '--from', 'soon']],
  [['move', 'end']],
])('is no whole command: %s', (args) => {
  expect(readRule(args)).toBeNull()
})

it('says what is wrong with it', async () => {
  const asked = { key: 'tax.telecom', value: {}, who: 'x', from: null } as const
  expect(await tellRule(asked, async () => 'pct is missing')).toEqual({
    code: 1,
    text: 'tax.telecom: pct is missing',
  })
  expect(await tellRule(asked, async () => null)).toMatchObject({ code: 0 })
})
