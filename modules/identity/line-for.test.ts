import { describe, expect, it } from 'vitest'
import { lineFor, type LineNeed } from './line-for.ts'

const OWN = { scope: 'account', ownNumber: '959691234567' } as const
const NEEDS = ['reach', 'see', 'spend', 'own'] satisfies LineNeed[]

describe.each(NEEDS)('a line to %s', (need) => {
  it.each([undefined, '959691234567', '09691234567', '+95 9 691 234 567'])('own, named %s', (named) =>
    expect(lineFor(OWN, named, need)).toEqual({ ok: true, value: '959691234567' }),
  )

  it.each(['09697654321', '', 'me'])('not own, named %s', (named) =>
    expect(lineFor(OWN, named, need)).toMatchObject({ ok: false, code: 'FORBIDDEN' }),
  )
})

describe("a guest's number", () => {
  const GUEST = { scope: 'contact', ownNumber: '959791234567' } as const

  it('is there to be answered at', () =>
    expect(lineFor(GUEST, '09791234567', 'reach')).toEqual({ ok: true, value: '959791234567' }))

  it.each(['see', 'spend', 'own'] satisfies LineNeed[])('and not to %s', (need) =>
    expect(lineFor(GUEST, undefined, need)).toMatchObject({ code: 'FORBIDDEN' }),
  )
})
