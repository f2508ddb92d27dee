import type { Seed } from '#db/seed/read-seed.ts'
import { DOCUMENT_TYPES } from '#modules/content/index.ts'
import { aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'

export const PRICE = 1_000
const CODES = ['DAILY', 'SHARED', 'GIVEN'] as const

const documents = [
  aVasGroup('data'),
  ...CODES.map((code) => packageWords(code, { groupId: 'data', name: `Pack ${code}`, nameMm: null })),
]

/** One package that renews, one that is shared from, one that is given away. */
export const SHOP_OF_LIVES: Seed = {
  documents: new Map(
    DOCUMENT_TYPES.map((type) => [type, documents.filter((document) => document.type === type)]),
  ),
  packages: CODES.map((code) =>
    aProduct(code, {
      price: PRICE,
      autoRenewable: true,
      shareable: true,
      overlap: 'STACK_PARALLEL',
      maxActive: 1_000,
    }),
  ),
  offers: [],
  fibre: [],
}
