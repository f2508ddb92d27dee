import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { readOps, runOps } from './ops.ts'
import { wireValue } from './wire-value.ts'

const args = process.argv.slice(2)
// Without a whole command nothing is connected to.
if (readOps(args) === null) {
  const { text } = await runOps(args, () => Promise.reject(new Error('not asked')))
  process.stderr.write(`${text}\n`)
  process.exit(2)
}
const config = readConfig(process.env)
const log = makeLogger({ level: 'warn', process: 'ops' })
const db = makeDatabase(config.DATABASE_URL, { maxConnections: 2 })
const cache = makeCache(config.REDIS_URL)
const wired = await wireValue({ config, db, cache, log, clock: systemClock })
const { code, text } = await runOps(args, wired.endHeld)
process.stdout.write(`${text}\n`)
await wired.content.close()
await Promise.all([cache.close(), db.destroy()])
process.exitCode = code
