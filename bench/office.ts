import { colleague, officeOver } from '#apps/staff-api/test-office-app.ts'
import { fillOffice } from '#apps/staff-api/test-many-rows.ts'
import type { Call } from '#contracts/call.ts'
import { listAttacked } from '#contracts/staff/attacks.ts'
import { searchAudit } from '#contracts/staff/audit.ts'
import { getDesk } from '#contracts/staff/desk.ts'
import { listMessages } from '#contracts/staff/messages.ts'
import { listRefunds, searchPayments } from '#contracts/staff/payments.ts'
import { listProposals } from '#contracts/staff/proposals.ts'
import { listUnanswered } from '#contracts/staff/without-answer.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { servingDatabases } from '#platform/config/serving-database.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { refused } from '#platform/errors/answer.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { makeOwnDatabase } from '../scripts/own-site/own-databases.ts'
import type { Bench, Measured, Size } from './figure.ts'

const MANY = {
  ci: { payments: 20_000, moves: 50_000, others: 5_000 },
  full: { payments: 1_000_000, moves: 10_000_000, others: 200_000 },
} as const
const TIMES: Record<Size, number> = { ci: 30, full: 200 }
/** Ten million rows are inserted by one statement. */
const PATIENT = { maxConnections: 2, statementTimeoutMs: 3_600_000 }

const LISTS: readonly (readonly [string, Call, object])[] = [
  ['payments', searchPayments, {}],
  ['held', searchPayments, { state: 'HELD' }],
  ['channel', searchPayments, { channel: 'kbz' }],
  ['refunds', listRefunds, {}],
  ['moves', listUnanswered, { kind: 'MOVE' }],
  ['unknown payments', listUnanswered, { kind: 'PAYMENT' }],
  ['messages', listMessages, { state: 'NEW' }],
  ['inbox', listProposals, {}],
  ['proposals', listProposals, { view: 'ALL' }],
  ['audit', searchAudit, {}],
  ['attacks', listAttacked, {}],
]

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** The first page of every list with its audit row, one after the other; the slowest list counts. */
async function firstPages(size: Size): Promise<Measured> {
  const own = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench')
  await runMigrations(own.url)
  const db = makeDatabase(own.url, PATIENT)
  await fillOffice(db, MANY[size])
  const served = makeDatabase(servingDatabases(process.env, own.url).STAFF_DATABASE_URL || own.url)
  const office = await officeOver({
    served,
    db,
    clock: systemClock,
    core: { line: async () => null },
    records: { rules: standardRules(), tag: (number) => number, forgetSessions: () => {}, note: () => {} },
    channels: { all: [] },
    queueSms: async () => {},
    names: () => null,
    tickets: {
      clock: systemClock,
      categories: { all: () => [], find: () => null, isPlace: () => false },
      places: { chain: () => [], choices: () => [], nameOf: () => null },
      readFile: async () => refused('NOT_FOUND'),
    },
    log: makeLogger({ level: 'silent', process: 'bench' }),
  })
  try {
    const who = await colleague(db, ['CARE_LEAD', 'FINANCE', 'RISK', 'AUDITOR', 'CATALOG'])
    const parts: Record<string, number> = {}
    for (const [name, call, body] of [...LISTS, ['desk', getDesk, {}] as const]) {
      const times: number[] = []
      for (let time = 0; time < TIMES[size]; time += 1) {
        const start = performance.now()
        const said = await office.ask(who, call, { body })
        times.push(performance.now() - start)
        if (said.code !== 'SUCCESS') throw new Error(`${call.id} answered ${said.code}`)
      }
      parts[name] = p99(times)
    }
    return { value: Math.max(...Object.values(parts)), parts }
  } finally {
    await office.close()
    await Promise.all([served.destroy(), db.destroy()])
    await own.drop()
  }
}

export const benches: readonly Bench[] = [
  {
    name: 'office.first-pages',
    unit: 'ms p99 of the slowest list at 10,000,000 moves and 1,000,000 payments',
    bar: { of: 'value', atMost: 300 },
    byName: true,
    measure: firstPages,
  },
]
