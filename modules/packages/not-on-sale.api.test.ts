import { expect, it } from 'vitest'
import { contentApp, NOON, seedOf } from '#apps/api/test-content-app.ts'
import { aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { aProduct } from './catalogue.builder.ts'
import { findProduct, packagesNotOnSale } from './index.ts'

const now = new Date(Date.parse(NOON))

it('what somebody meant to sell and nobody can buy is told with its reasons', async () => {
  const site = await contentApp(
    seedOf(
      [
        aVasGroup('data'),
        ...['FINE', 'DEARER', 'PAUSED', 'ENDED', 'NO-PRODUCT'].map((code) =>
          packageWords(code, { groupId: 'data' }),
        ),
      ],
      {
        packages: [
          aProduct('FINE'),
          aProduct('DEARER', { prices: [{ from: '2027-01-01T00:00:00Z', price: 900, listPrice: null }] }),
          aProduct('PAUSED', { status: 'PAUSED' }),
          aProduct('ENDED', { saleTo: '2026-01-01T00:00:00Z' }),
          aProduct('NO-WORDS'),
        ],
      },
    ),
  )
  const generation = site.content.memory.current()
  expect(packagesNotOnSale(generation, now).toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
    { code: 'DEARER', reasons: ['NO_PRICE'] },
    { code: 'ENDED', reasons: ['AFTER_SALE'] },
    { code: 'NO-PRODUCT', reasons: ['NO_PRODUCT'] },
    { code: 'NO-WORDS', reasons: ['NO_WORDS'] },
    { code: 'PAUSED', reasons: ['NOT_ACTIVE'] },
  ])
  expect(findProduct(generation, 'FINE', now)).toMatchObject({ price: 1_000 })
  for (const { code } of packagesNotOnSale(generation, now))
    expect(findProduct(generation, code, now)).toBeNull()
})
