import { spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import pino from 'pino'
import { buildApp } from '#apps/api/build-app.ts'
import { makeBodySeal } from '#modules/notify/seal-body.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeLogger, type Logger } from '#platform/log/logger.ts'
import { driveAll, type Marks } from './identity/marked-people.ts'
import { withOwnDatabase } from './own-database.ts'
import type { Count, Fault, Size } from './fault.ts'

const PEOPLE: Record<Size, number> = { ci: 20, full: 500 }
const REDIS_PORT = Number(process.env['FAULTS_REDIS_PORT'] ?? 9224)

/** Everything in Redis, keys and values. */
async function dumpRedis(url: string): Promise<string> {
  const redis = new Redis(url)
  const found: string[] = []
  for await (const keys of redis.scanStream({ count: 500 })) {
    for (const key of keys as string[]) {
      const value = (await redis.type(key)) === 'string' ? await redis.get(key) : ''
      found.push(`${key} ${value}`)
    }
  }
  redis.disconnect()
  return found.join('\n')
}

/** The security log; without lines the search would prove nothing. */
function securityLines(runDir: string): string {
  const folder = join(runDir, 'security')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}

/** The last code sent to a number, decrypted with the sender's key as its phone would read it. */
function inboxOf(pool: pg.Pool, bodyKey: string) {
  const seal = makeBodySeal(bodyKey)
  return async (number: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string; body_sealed: Buffer }>(
      'select id, body_sealed from sms_message where recipient = $1 order by created_at desc limit 1',
      [number],
    )
    const [row] = rows
    return row ? (/\d{6}/.exec(seal.open(row.id, row.body_sealed))?.[0] ?? '') : ''
  }
}

/** Codes look like other digits, so a code counts only where it stands alone. */
const occurs = (text: string, mark: string): boolean =>
  mark.length > 8 ? text.includes(mark) : new RegExp(`(?<![\\w.:-])${mark}(?![\\w.:-])`).test(text)

async function search(places: Record<string, string>, marks: Marks): Promise<number> {
  const all = [
    ...marks.numbers.flatMap((number) => [number, `0${number.slice(2)}`]),
    ...marks.codes,
    ...marks.tokens,
    ...marks.names,
  ]
  let bad = 0
  for (const [place, text] of Object.entries(places)) {
    const found = all.filter((mark) => occurs(text, mark)).length
    if (found > 0)
      process.stdout.write(
        `       ${found} of ${all.length} marks stand in ${place} (${text.length} characters)\n`,
      )
    bad += found
  }
  return bad
}

/** All routes with marked numbers, codes and tokens; then everything an operator could read is searched for them. */
async function driveAndSearch(size: Size, logTo: (write: (line: string) => void) => Logger): Promise<Count> {
  const redis = spawn('redis-server', ['--port', String(REDIS_PORT), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  const runDir = mkdtempSync(join(tmpdir(), 'fault-pii-'))
  const redisUrl = `redis://127.0.0.1:${REDIS_PORT}`
  const bodyKey = randomBytes(32).toString('hex')
  await wait(500)
  try {
    return await withOwnDatabase(async (url) => {
      let log = ''
      const settings = {
        PROFILE: 'demo',
        DATABASE_URL: url,
        REDIS_URL: redisUrl,
        RUN_DIR: runDir,
        SMS_BODY_KEY: bodyKey,
        IDENTITY_KEY: randomBytes(32).toString('hex'),
        LOG_TAG_KEY: randomBytes(32).toString('hex'),
      }
      const config = readConfig({ ...settings, WEB_DIST: join(runDir, 'none') })
      const { app, admin, close } = await buildApp({ config, log: logTo((line) => (log += line)) })
      const pool = new pg.Pool({ connectionString: url, max: 2 })
      pool.on('error', () => {})
      try {
        const numbers = Array.from(
          { length: PEOPLE[size] },
          () => `95969${String(randomInt(1e7)).padStart(7, '0')}`,
        )
        for (const number of numbers)
          await pool.query('insert into line (number) values ($1) on conflict do nothing', [number])
        const { marks, refusals } = await driveAll(app, numbers, inboxOf(pool, bodyKey))
        const metrics = (await admin.inject({ url: '/metrics' })).body
        const places = {
          log,
          'security events': securityLines(runDir),
          metrics,
          'error answers': refusals.join('\n'),
          Redis: await dumpRedis(redisUrl),
        }
        return {
          tried: Object.values(marks).reduce((sum, list) => sum + list.length, 0),
          bad: await search(places, marks),
        }
      } finally {
        await pool.end()
        await close()
      }
    })
  } finally {
    redis.kill('SIGKILL')
    rmSync(runDir, { recursive: true, force: true })
  }
}

const ours = (write: (line: string) => void): Logger =>
  makeLogger({ level: 'trace', process: 'api', stream: { write } })

/** A logger that writes everything it is given, requests included. */
function careless(write: (line: string) => void): Logger {
  const log = pino({ level: 'trace', serializers: { err: (error: Error) => error.message } }, { write })
  const info = log.info.bind(log)
  log.info = ((fields: object, message: string) =>
    info({ ...fields, seen: driveAll.lastRequest }, message)) as typeof log.info
  return log
}

export const faults: readonly Fault[] = [
  {
    name: 'identity.pii',
    bar: 0,
    attack: (size) => driveAndSearch(size, ours),
    control: (size) => driveAndSearch(size, careless),
  },
]
