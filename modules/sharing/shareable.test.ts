import { expect, it } from 'vitest'
import type { CoreBucket } from '#modules/value/index.ts'
import { offerOf } from './shareable.ts'

const NOW = new Date('2026-11-15T06:00:00Z')

const endingIn = (seconds: number): CoreBucket => ({
  id: '1',
  unit: 'MB',
  source: 'PACKAGE',
  balance: 500,
  reserved: 0,
  initial: 500,
  validTo: new Date(NOW.getTime() + seconds * 1_000).toISOString(),
  product: 'WEEK',
  scope: 'ANY',
  shareable: true,
})

it('only what outlasts all codes of a share is offered, as only that can be set aside', () => {
  expect(offerOf('DATA', [endingIn(601)], NOW)).toMatchObject({ shareable: 500, notShared: [] })
  expect(offerOf('DATA', [endingIn(600)], NOW)).toMatchObject({
    shareable: 0,
    notShared: [{ why: 'ENDS_SOON', amount: 500 }],
  })
})
