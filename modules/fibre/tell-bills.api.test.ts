import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeBillRun } from '#adapters/fibre-book/bill-run.ts'
import { makeSuspendDebtors } from '#adapters/fibre-book/suspending.ts'
import { fibreAt } from '#apps/api/test-fibre.ts'
import { valueApp } from '#apps/api/test-value-app.ts'
import { bookRules } from '#apps/wiring/fibre.ts'
import { makeTellBills } from './tell-bills.ts'

const DAY_MS = 86_400_000

it('a bill and a stopped line are told once to the phone of the contract, and not to who has that phone now', async () => {
  const site = await valueApp()
  const at = fibreAt(() => site)
  const { db, clock, queueSms } = site
  const contractNo = await at.contract(0, { line: '959779000061' })
  await at.contract(0, { line: '959779000062' })
  await sql`update fibre.contract set line_changed_hands = true where line = '959779000062'`.execute(db)
  const tell = makeTellBills({ queueSms, clock })
  const book = { db, clock, rules: bookRules(site.rules) }
  const run = makeBillRun({ ...book, tell: tell.billed })
  const suspend = makeSuspendDebtors({ ...book, tell: tell.stopped })
  site.inbox.length = 0
  clock.forward(32 * DAY_MS)
  expect(await run()).toBe(2)
  expect(await run()).toBe(0)
  expect(site.inbox).toMatchObject([
    { to: '959779000061', template: 'billReady', slots: { contract: contractNo, amount: '48,300' } },
  ])
  clock.forward(22 * DAY_MS)
  expect(await suspend()).toBe(2)
  expect(await suspend()).toBe(0)
  expect(site.inbox.slice(1)).toMatchObject([{ to: '959779000061', template: 'contractStopped' }])
  // A stopped worker catches up on old months, for which nobody gets an SMS.
  clock.forward(40 * DAY_MS)
  expect(await run()).toBeGreaterThan(0)
  expect(site.inbox.filter(({ template }) => template === 'billReady').length).toBeLessThanOrEqual(2)
})
