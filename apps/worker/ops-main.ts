import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { followTestClock } from '#platform/clock/follow-test-clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { CLOCK_USAGE, moveClock, readClockForward } from './ops-clock.ts'
import { LINE_USAGE, readLineEvent } from './ops-line.ts'
import { readOps, runOps } from './ops.ts'
import { wireValueWork } from './value-work.ts'

const args = process.argv.slice(2)
const forwardMs = readClockForward(args)
const lineEvent = readLineEvent(args, systemClock.now())
// Without a whole command nothing is connected to.
if (forwardMs === null && lineEvent === null && readOps(args) === null) {
  const { text } = await runOps(args, () => Promise.reject(new Error('not asked')))
  process.stderr.write(`${text}\n${CLOCK_USAGE}\n${LINE_USAGE}\n`)
  process.exit(2)
}
const config = readConfig(process.env)
const db = makeDatabase(config.DATABASE_URL, { maxConnections: 2 })
const { code, text } = forwardMs === null ? await inProduct() : await moveClock(forwardMs, { config, db })
process.stdout.write(`${text}\n`)
await db.destroy()
process.exitCode = code

async function inProduct() {
  const log = makeLogger({ level: 'warn', process: 'ops' })
  const cache = makeCache(config.REDIS_URL)
  const testClock = await followTestClock({
    config,
    db,
    onError: (err) => log.warn({ err }, 'connection lost'),
  })
  const wired = await wireValueWork({ config, db, cache, log, clock: systemClock })
  // Its time is the product's, which the test clock may have moved since the command was read.
  const done = lineEvent
    ? { code: 0, text: await wired.lineEvent({ ...lineEvent, at: systemClock.now() }) }
    : await runOps(args, wired.endHeld)
  await wired.content.close()
  await Promise.all([testClock.close(), cache.close()])
  return done
}
