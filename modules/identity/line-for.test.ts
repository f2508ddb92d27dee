import { describe, expect, it } from 'vitest'
import { lineFor, type LineNeed } from './line-for.ts'

const OWN = { ownNumber: '959691234567' }
const NEEDS = ['see', 'spend', 'own'] satisfies LineNeed[]

describe.each(NEEDS)('a line to %s', (need) => {
  it.each([undefined, '959691234567', '09691234567', '+95 9 691 234 567'])('own, named %s', (named) =>
    expect(lineFor(OWN, named, need)).toEqual({ ok: true, value: '959691234567' }),
  )

  it.each(['09697654321', '', 'me'])('not own, named %s', (named) =>
    expect(lineFor(OWN, named, need)).toMatchObject({ ok: false, code: 'FORBIDDEN' }),
  )
})
