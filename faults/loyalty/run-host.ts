import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bookOutPoints, lineAges } from '#adapters/core-ledger/ledger-points.ts'
import { makeEndPoints, makeRunTiers, type BookOutPoints } from '#modules/loyalty/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'

/** A worker that updates tiers and expires points in small chunks, until it is killed. */
const { values } = parseArgs({
  options: { url: { type: 'string' }, at: { type: 'string' }, apart: { type: 'boolean', default: false } },
})
const { url = '', at = '', apart } = values
const db = makeDatabase(url, { maxConnections: 2 })
const clock = fixedClock(at)

/** Commits the booking first and writes the histories afterwards. */
const bookedApart: BookOutPoints = async (_tx, now, most) => {
  const booked = await db.transaction().execute((own) => bookOutPoints(own, now, most))
  await sleep(100)
  return booked
}

const PIECE = 5
process.stdout.write('ready\n')
const runTiers = makeRunTiers({ db, clock, rules: standardRules(), ages: lineAges, rests: false })
const endPoints = makeEndPoints({ db, clock, bookOut: apart ? bookedApart : bookOutPoints })
await Promise.all([runTiers(undefined, PIECE), endPoints(PIECE)])
process.stdout.write('done\n')
await db.destroy()
