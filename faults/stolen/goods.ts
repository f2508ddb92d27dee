import type { Seed } from '#db/seed/read-seed.ts'
import { DOCUMENT_TYPES } from '#modules/content/index.ts'
import { aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'

/** Named by their prices: one that fits into the day's sum often, one twice, one once, one never. */
export const GOODS = ['P999', 'P4999', 'P9999', 'P10001'] as const

const documents = [
  aVasGroup('data'),
  ...GOODS.map((code) => packageWords(code, { groupId: 'data', name: `Pack ${code}`, nameMm: null })),
]

export const SHOP_OF_GOODS: Seed = {
  documents: new Map(
    DOCUMENT_TYPES.map((type) => [type, documents.filter((document) => document.type === type)]),
  ),
  packages: GOODS.map((code) =>
    aProduct(code, {
      price: Number(code.slice(1)),
      autoRenewable: true,
      overlap: 'STACK_PARALLEL',
      maxActive: 1_000,
    }),
  ),
  offers: [],
  fibre: [],
}
