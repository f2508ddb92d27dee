import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { untilWaiting } from '#apps/api/test-lock-waits.ts'
import { seed } from '#db/seed/run-seed.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import type { PostOrder } from '#modules/fibre/index.ts'
import { anOpen } from '#modules/fibre/fibre-book.contract.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeBillRun } from './bill-run.ts'
import { makeFibreBook } from './fibre-book.ts'
import { makeSuspendDebtors } from './suspending.ts'

const DAY_MS = 86_400_000
const AHEAD = { months: 3, monthlyKyat: 42_000, addOns: [], paidAMonthKyat: 48_300 }

let owner: Database
let worker: Database
beforeAll(async () => {
  const fresh = await freshDatabase()
  owner = fresh.db
  await seed(owner)
  worker = servedDatabase(fresh.url, 'worker')
})

/** The only contract of the book, with its first month paid. */
async function opened() {
  await sql`truncate fibre.contract cascade`.execute(owner)
  const clock = fixedClock('2026-03-05T10:00:00+06:30')
  const rules = standardRules()
  const deps = { db: worker, clock, rules: (now: Date) => rules.at('ftth.bill', now) }
  const [book, bill, suspend] = [makeFibreBook(deps), makeBillRun(deps), makeSuspendDebtors(deps)]
  const done = await book.open(anOpen())
  if (done.said !== 'DONE') throw new Error(done.why)
  await bill()
  const { contractNo } = done
  const post = (rest: Partial<PostOrder>) =>
    book.post({ reference: randomUUID(), contractNo, kyat: 0, ahead: null, leavingKyat: 0, ...rest })
  return { clock, bill, suspend, post, look: () => book.contract(contractNo) }
}

/** The contract is held until both wait for it, the payment first. */
async function paidBefore(post: () => Promise<unknown>, run: () => Promise<unknown>): Promise<void> {
  const both: Promise<unknown>[] = []
  await inTransaction(owner, async (tx) => {
    await sql`select from fibre.contract for update`.execute(tx)
    both.push(post())
    await untilWaiting(owner, 1)
    both.push(run())
    await untilWaiting(owner, 2)
  })
  await Promise.all(both)
}

it('months paid ahead in the moment of the bill are not billed again', async () => {
  const { clock, bill, post, look } = await opened()
  clock.forward(31 * DAY_MS)
  await paidBefore(() => post({ ahead: AHEAD, kyat: 144_900 }), bill)
  expect(await look()).toMatchObject({ dueKyat: 0 })
})

it('a line whose bill is paid in the moment of the suspension goes on', async () => {
  const { clock, bill, suspend, post, look } = await opened()
  clock.forward(31 * DAY_MS)
  await bill()
  clock.forward(60 * DAY_MS)
  const due = (await look())?.dueKyat ?? 0
  expect(due).toBeGreaterThan(0)
  await paidBefore(() => post({ kyat: due }), suspend)
  expect(await look()).toMatchObject({ dueKyat: 0, status: 'ACTIVE' })
})
