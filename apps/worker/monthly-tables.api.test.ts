import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { MemoryCore } from '#adapters/core-simulator/memory-core.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { makeLineStore } from '#modules/identity/index.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { makePurchaseKind } from '#modules/purchases/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { makeValue } from '#modules/value/index.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeEnsureMonths } from '#platform/db/months.ts'
import { MONTHLY_TABLES } from './monthly-tables.ts'

const TEN_MONTHS_MS = 305 * 86_400_000
const LINE = '959650000088'

it('every table that is partitioned by time is named by its module', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql<{
    name: string
  }>`select partrelid::regclass::text as name from pg_partitioned_table
    where partstrat = 'r' and partrelid::regclass::text not like 'pgboss.%' order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(MONTHLY_TABLES.toSorted())
})

it('ten months on, moves still work, also with a core that is not the ledger', async () => {
  const { db, url } = await freshDatabase()
  const clock = fixedClock(systemClock.now().toISOString())
  clock.forward(TEN_MONTHS_MS)
  const core = new MemoryCore(clock)
  core.open(LINE, 5_000, new Date(clock.now().getTime() - 90 * 86_400_000))
  const lines = makeLineStore(db)
  await lines.put([{ number: LINE, state: 'ACTIVE' }])
  const item = aProduct('WEEK', { price: 1_000 })
  const product = () => ({ item, name: 'Pack', nameMm: null, serviceId: null, price: 1_000, offer: null })
  const purchase = makePurchaseKind({ core, lines, product, rules: standardRules() })
  const log = { warn: () => {}, error: () => {} }
  const nobody = () => Promise.reject(new Error('no code is asked for'))
  const codes = { issue: nobody, verify: nobody }
  const value = makeValue({ db, core, codes, queueSms: async () => {}, clock, log, kinds: [purchase] })
  const buy = () =>
    value.start(purchase, {
      id: newMoveId(clock.now().getTime()),
      subject: null,
      line: LINE,
      lang: 'en',
      input: {
        product: 'WEEK',
        expectedPrice: 1_000,
        autoRenew: false,
        acceptOverlap: true,
        withCode: false,
        renews: null,
      },
    })
  // The control: months that nobody made.
  await expect(buy()).rejects.toThrow(/no partition/)
  await makeEnsureMonths({ db: servedDatabase(url, 'worker'), clock })(MONTHLY_TABLES)
  expect(await buy()).toMatchObject({ ok: true, value: { step: 'DONE' } })
  expect(await buy()).toMatchObject({ ok: true })
})
