import { sql } from 'kysely'
import { newMoveId } from '#contracts/move-id.ts'
import { importCodes, makeCatalogueStore, makeVoucherSeal } from '#modules/vouchers/index.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { withOwnDatabase } from '../own-database.ts'
import { openEngine, type Engine } from '../value/engine.ts'

export const clock: Clock = systemClock
export const seal = makeVoucherSeal('8e'.repeat(32))
export const MERCHANT = 'a-merchant'
export const PIN = '135790'
const DAY_MS = 86_400_000

export const newId = (): string => newMoveId(clock.now().getTime())

/** The account of a line: its id ends with the number. */
export const subjectOf = (line: string): string => `00000000-0000-4000-8000-${line}`

type Options = Omit<Parameters<typeof openEngine>[0], 'url' | 'clock'>

export const withSite = <T>(options: Options, work: (engine: Engine) => Promise<T>): Promise<T> =>
  withOwnDatabase(async (url) => {
    const engine = openEngine({ url, clock, connections: 16, ...options })
    try {
      await engine.db.transaction().execute(async (tx) => {
        const store = makeCatalogueStore(tx)
        await store.putMerchant({ id: MERCHANT, name: 'A merchant', nameMm: 'ဆိုင်' })
        await store.setPin(MERCHANT, seal.pinTag(MERCHANT, PIN), clock.now())
      })
      return await work(engine)
    } finally {
      await engine.close()
    }
  })

/** Stocks a voucher with this many codes, without a limit per member. */
export const stock = (db: Database, id: string, codes: number, points: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await makeCatalogueStore(tx).putVoucher({
      id,
      merchantId: MERCHANT,
      category: 'FOOD',
      title: 'Tea',
      titleMm: 'လက်ဖက်ရည်',
      terms: '',
      termsMm: '',
      points,
      worthKyat: 1_000,
      perMember: 1_000_000,
      minTier: 'MEMBER',
      useDays: 30,
      outlets: [],
      saleFrom: new Date(clock.now().getTime() - DAY_MS),
      saleTo: new Date(clock.now().getTime() + DAY_MS),
      startsAt: null,
      giveBackUntil: null,
    })
    const names = Array.from({ length: codes }, (_, at) => `${id}-${at}`)
    await importCodes(tx, seal, { voucherId: id, merchantId: MERCHANT }, names)
  })

/** Lines with points. */
export async function collectors({ db, core, keeping }: Engine, count: number, points: number) {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ledger.line`.execute(db)
  const first = 959_660_000_000 + (rows[0]?.n ?? 0)
  const numbers = Array.from({ length: count }, (_, at) => String(first + at))
  await keeping.openLines({ numbers, kyat: 0, activatedAt: new Date(clock.now().getTime() - 90 * DAY_MS) })
  await sql`insert into line (number) select unnest(${numbers}::text[]) on conflict do nothing`.execute(db)
  const validTo = new Date(clock.now().getTime() + 60 * DAY_MS).toISOString()
  for (const line of numbers)
    await core.credit({ id: newId(), line, unit: 'POINT', amount: points, source: 'LOYALTY', validTo })
  return numbers
}

export const take = ({ value, voucher }: Engine, line: string, voucherId: string, points: number) =>
  value.start(voucher, {
    id: newId(),
    subject: subjectOf(line),
    line,
    lang: 'en',
    input: { voucherId, expectedPoints: points, withGuest: false, withCode: false },
  })

/** Asks about everything without an answer at once. */
export async function settleAll({ db, reconcile }: Engine): Promise<void> {
  await sql`update value_move set next_ask_at = ${clock.now()} where next_ask_at is not null`.execute(db)
  await reconcile()
}
