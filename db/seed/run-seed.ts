import { isDeepStrictEqual } from 'node:util'
import { isWrittenInCms, makeContentStore } from '#modules/content/index.ts'
import { putFibrePackage, readFibreCatalogue } from '#modules/fibre/index.ts'
import {
  putCataloguePackage,
  putOffer,
  readCatalogue,
  readOffers,
  type CatalogueOffer,
} from '#modules/packages/index.ts'
import { putDemoPeople } from '#modules/staff/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { readSeed, SeedProblems, type Seed } from './read-seed.ts'
import { seedApplications } from './seed-applications.ts'
import { seedFibre } from './seed-fibre.ts'
import { seedLedger } from './seed-ledger.ts'
import { seedTickets } from './seed-tickets.ts'
import { seedLines } from './seed-lines.ts'
import { seedVouchers } from './seed-vouchers.ts'

type Options = {
  /** Words belong to their editors from then on; only what the CMS does not hold is seeded. */
  readonly hasCms?: boolean
  /** With people of the demo in the office. */
  readonly demo?: boolean
  /** Seals the codes of vouchers; without it there are none. */
  readonly voucherKey?: string | undefined
}

/** Fills read model and catalogues. A second run changes nothing, and so wakes no reader. */
export async function seed(
  db: Database,
  given: Seed = readSeed(),
  { hasCms = false, demo = false, voucherKey }: Options = {},
): Promise<{ documents: number; products: number }> {
  const store = makeContentStore(db, [])
  await db.transaction().execute(async (tx) => {
    for (const [type, documents] of given.documents) {
      if (hasCms && isWrittenInCms(type)) continue
      await store.put(tx, type, documents)
      const wanted = new Set(documents.map(({ id }) => id))
      await store.remove(
        tx,
        type,
        (await store.idsOf(tx, type)).filter((id) => !wanted.has(id)),
      )
    }
    await putChanged(given.packages, await readCatalogue(tx), (item) => putCataloguePackage(tx, item))
    const offers = (await readOffers(tx)).map(({ usedUp: _, ...offer }) => inOrder(offer))
    await putChanged(given.offers.map(inOrder), offers, (offer) => putOffer(tx, offer))
    await putChanged(given.fibre, await readFibreCatalogue(tx), (item) => putFibrePackage(tx, item))
    await seedTickets(tx)
    await seedApplications(tx)
  })
  await seedLines(db)
  await seedLedger(db)
  if (demo) await putDemoPeople(db, systemClock.now())
  if (voucherKey) await seedVouchers(db, voucherKey, systemClock.now())
  const documents = [...given.documents.values()].reduce((sum, list) => sum + list.length, 0)
  return { documents, products: given.packages.length + given.fibre.length }
}

async function putChanged<T extends { code: string }>(
  wanted: readonly T[],
  known: readonly T[],
  put: (item: T) => Promise<void>,
) {
  const byCode = new Map(known.map((item) => [item.code, item]))
  for (const item of wanted)
    if (!isDeepStrictEqual(comparable(byCode.get(item.code)), comparable(item))) await put(item)
}

/** A file lists an offer's windows as its author thought of them. */
const inOrder = (offer: CatalogueOffer): CatalogueOffer => ({
  ...offer,
  windows: offer.windows.toSorted(
    (a, b) => Date.parse(a.from) - Date.parse(b.from) || a.product.localeCompare(b.product),
  ),
})

const MOMENT = /^\d{4}-\d{2}-\d{2}T[0-9:.]+(Z|[+-]\d{2}:\d{2})$/

/** The database answers in UTC what a file may have written in Yangon time. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, inner: unknown) =>
    typeof inner === 'string' && MOMENT.test(inner) ? Date.parse(inner) : inner,
  )

async function main(): Promise<void> {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is missing')
  const db = makeDatabase(url)
  try {
    const { documents, products } = await seed(db, readSeed(), {
      hasCms: Boolean(process.env['CMS_OUTBOX_URL']),
      demo: process.env['PROFILE'] === 'demo',
      voucherKey: process.env['VOUCHER_KEY'],
    })
    await seedFibre(db)
    process.stdout.write(`seeded ${documents} documents and ${products} products\n`)
  } catch (error) {
    if (!(error instanceof SeedProblems)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) await main()
