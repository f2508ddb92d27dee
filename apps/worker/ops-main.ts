import { wireFiles } from '#apps/wiring/files.ts'
import { makeMonthVault } from '#apps/wiring/months.ts'
import { securityFolder, securityTags, wireSecurity } from '#apps/wiring/security.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { followTestClock } from '#platform/clock/follow-test-clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { CLOCK_USAGE, moveClock, readClockForward } from './ops-clock.ts'
import { LINE_USAGE, readLineEvent } from './ops-line.ts'
import { MONTH_USAGE, readMonthAsked, writeMonth } from './ops-month.ts'
import { NUMBER_USAGE, readPardon } from './ops-number.ts'
import { readEventsAsked, SECURITY_USAGE, showEvents } from './ops-security.ts'
import { putStatusLine, readStatusLine, STATUS_USAGE } from './ops-status.ts'
import { readTags, TAGS_USAGE, tellTags } from './ops-tags.ts'
import { wireValueWork } from './value-work.ts'

/** One person alone ends no move or payment and sets no rule, price or offer. */
const ELSEWHERE = 'Moves, payments, refunds, prices and rules: two people in the office.'

const args = process.argv.slice(2)
const forwardMs = readClockForward(args)
const lineEvent = readLineEvent(args, systemClock.now())
const tagged = readTags(args)
const pardon = readPardon(args)
const eventsAsked = readEventsAsked(args)
const statusLine = readStatusLine(args)
const monthAsked = readMonthAsked(args)
// Connects only after the command was understood.
const commands = [forwardMs, lineEvent, tagged, pardon, eventsAsked, monthAsked]
if (commands.every((one) => one === null) && statusLine === undefined) {
  process.stderr.write(
    [
      CLOCK_USAGE,
      LINE_USAGE,
      TAGS_USAGE,
      NUMBER_USAGE,
      SECURITY_USAGE,
      STATUS_USAGE,
      MONTH_USAGE,
      ELSEWHERE,
      '',
    ].join('\n'),
  )
  process.exit(2)
}
// No serving role may move the clock.
const config = readConfig(process.env, forwardMs === null ? 'worker' : null)
const db = makeDatabase(config.DATABASE_URL, { maxConnections: 2 })
const { code, text } = await done()
process.stdout.write(`${text}\n`)
await db.destroy()
process.exitCode = code

async function done() {
  if (tagged !== null) return tellTags(tagged, config.LOG_TAG_KEY)
  // Needs neither database nor Redis.
  if (statusLine !== undefined) return putStatusLine(statusLine, config)
  if (monthAsked !== null) {
    const vault = makeMonthVault(wireFiles(config))
    return writeMonth(monthAsked, { db, vault, log: makeLogger({ level: 'warn', process: 'ops' }) })
  }
  return forwardMs === null ? inProduct() : moveClock(forwardMs, { config, db })
}

async function inProduct() {
  const log = makeLogger({ level: 'warn', process: 'ops' })
  const cache = makeCache(config.REDIS_URL)
  const testClock = await followTestClock({
    config,
    db,
    onError: (err) => log.warn({ err }, 'connection lost'),
  })
  const security = wireSecurity({ config, process: 'ops', clock: systemClock, log })
  const { note } = security
  const wired = await wireValueWork({ config, db, cache, log, clock: systemClock, note })
  const told = await run(wired, note)
  security.close()
  await Promise.all([wired.content.close(), wired.rules.close()])
  await Promise.all([testClock.close(), cache.close()])
  return told
}

async function run(
  wired: Awaited<ReturnType<typeof wireValueWork>>,
  note: ReturnType<typeof wireSecurity>['note'],
): Promise<{ readonly code: number; readonly text: string }> {
  if (eventsAsked) {
    const [folder, tags] = [securityFolder(config), securityTags(config)]
    return showEvents(eventsAsked, { folder, tags, clock: systemClock, note })
  }
  if (pardon) {
    await wired.identity.pardon(pardon)
    return { code: 0, text: `${pardon.number} is pardoned` }
  }
  // Its time is the product's, which the test clock may have moved since the command was read.
  if (lineEvent) return { code: 0, text: await wired.lineEvent({ ...lineEvent, at: systemClock.now() }) }
  return { code: 2, text: ELSEWHERE }
}
