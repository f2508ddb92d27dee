import { kyat } from '#modules/value/index.ts'
import type { Seed } from '#db/seed/read-seed.ts'
import { sql } from 'kysely'
import { DOCUMENT_TYPES } from '#modules/content/index.ts'
import { aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { makePersons, newKey, type Person } from '../value/site.ts'
import type { WalkSite } from './walk-site.ts'

/** 1,000 kyat each: one that extends and renews, one that runs beside. */
export const PRODUCTS = ['WEEK', 'BESIDE'] as const
export const PRICE = 1_000
export const START_KYAT = 20_000
export const START_MB = 5_120
const DAY_MS = 86_400_000

const documents = [
  aVasGroup('data'),
  ...PRODUCTS.map((code) => packageWords(code, { groupId: 'data', name: `Pack ${code}`, nameMm: null })),
]

export const SHOP: Seed = {
  documents: new Map(
    DOCUMENT_TYPES.map((kind) => [kind, documents.filter((document) => document.type === kind)]),
  ),
  packages: [
    aProduct('WEEK', { price: PRICE, autoRenewable: true, giftable: true }),
    aProduct('BESIDE', { price: PRICE, overlap: 'STACK_PARALLEL', maxActive: 50 }),
  ],
  offers: [],
  fibre: [],
}

export type Household = Person & { readonly receiver: string }

/** Signed-in lines of some standing with kyat and data to share, each with somebody to give to. */
export async function makeHouseholds(site: WalkSite, count: number): Promise<Household[]> {
  const { db, ledger } = site
  const persons = await makePersons(db, count, START_KYAT)
  const receivers = await makePersons(db, count, 0)
  const numbers = persons.map(({ number }) => number)
  await sql`update ledger.line set spent_before = 5000 where number = any(${numbers})`.execute(db)
  const validTo = new Date(Date.now() + 20 * DAY_MS).toISOString()
  for (const number of numbers)
    await ledger.charge({
      id: newKey(),
      payer: number,
      receiver: number,
      price: kyat(0),
      taxKyat: 0,
      product: 'OWN',
      grants: [{ unit: 'MB', amount: START_MB, source: 'PACKAGE', validTo, shareable: true }],
      replaces: false,
      hold: null,
    })
  return persons.map((person, at) => ({ ...person, receiver: receivers[at]?.number ?? '' }))
}
