import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { seed } from '#db/seed/run-seed.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { anOpen, fibreBookContract, type BookUnderTest } from '#modules/fibre/fibre-book.contract.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeBillRun } from './bill-run.ts'
import { makeFibreBook } from './fibre-book.ts'
import { makeRestoreContract, makeSuspendDebtors } from './suspending.ts'

const FIRST = '2026-03-05T10:00:00+06:30'

let owner: Database
let worker: Database
beforeAll(async () => {
  const fresh = await freshDatabase()
  owner = fresh.db
  await seed(owner)
  await sql`truncate fibre.contract cascade`.execute(owner)
  worker = servedDatabase(fresh.url, 'worker')
})

async function made(): Promise<BookUnderTest> {
  const clock = fixedClock(FIRST)
  const rules = standardRules()
  const deps = { db: worker, clock, rules: (now: Date) => rules.at('ftth.bill', now) }
  await sql`update fibre.contract set next_bill_on = null`.execute(owner)
  const restore = makeRestoreContract(deps)
  return {
    book: makeFibreBook(deps),
    clock,
    runBills: () => makeBillRun(deps)(),
    async passDay() {
      await makeSuspendDebtors(deps)()
      const { rows } = await sql<{ id: string }>`select id from fibre.contract
        where restore_at <= ${clock.now()}`.execute(owner)
      for (const { id } of rows) await restore(id)
    },
  }
}

describe('the book in our own database', () => {
  fibreBookContract(made)

  it('what stands in it stays: bills, lines and payments cannot be changed', async () => {
    for (const table of ['bill', 'bill_line', 'posting', 'deed', 'ahead', 'charge']) {
      const change = sql`update ${sql.table(`fibre.${table}`)} set kyat = kyat`
      await expect(change.execute(owner).catch((error: Error) => error)).resolves.toBeInstanceOf(Error)
      await expect(sql`delete from ${sql.table(`fibre.${table}`)}`.execute(worker)).rejects.toThrow(
        /permission denied/,
      )
    }
  })

  it('two runs at once make each bill once', async () => {
    const { book, clock } = await made()
    const rules = standardRules()
    const deps = { db: worker, clock, rules: (now: Date) => rules.at('ftth.bill', now) }
    const open = (at: number) =>
      book.open(anOpen({ reference: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}` }))
    for (let at = 0; at < 30; at += 1) await open(at)
    const runs = await Promise.all([1, 2, 3].map(() => makeBillRun(deps)()))
    expect(runs.reduce((all, one) => all + one, 0)).toBe(30)
  })
})
