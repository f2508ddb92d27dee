import type { Seed } from '#db/seed/read-seed.ts'
import { DOCUMENT_TYPES } from '#modules/content/index.ts'
import { aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'

export const GIFT = { id: 'WEEK', price: 1_000 } as const

const documents = [
  aVasGroup('data'),
  packageWords(GIFT.id, { groupId: 'data', name: 'A week', nameMm: null }),
]

export const SHOP_OF_ONE: Seed = {
  documents: new Map(
    DOCUMENT_TYPES.map((type) => [type, documents.filter((document) => document.type === type)]),
  ),
  packages: [aProduct(GIFT.id, { price: GIFT.price })],
  offers: [],
  fibre: [],
}
