import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { makeIdentity, type Identity, type LineDirectory } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { makeCache, type Cache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { withOwnDatabase } from '../own-database.ts'

export type Site = {
  readonly db: Database
  readonly url: string
  readonly identity: Identity
  readonly secret: string
  /** The last code that went to a number. */
  codeOf(number: string): string
  /** Messages that would have been sent. */
  sent(): number
  query(statement: string, values?: unknown[]): Promise<pg.QueryResult>
}

type Options = {
  /** SQL that removes a guard in the attack's own database. */
  readonly weaken?: string
  readonly lines?: (db: Database) => LineDirectory
  readonly queueSms?: QueueSms
  readonly cache?: Cache
}

const CONNECTIONS = 12
export const EVERY_LINE: LineDirectory = {
  find: () => Promise.resolve({ state: 'ACTIVE', simChangedAt: null }),
}

/** Identity over its own temporary database. Nothing has to survive a power cut, so commits do not wait for the disk. */
export const withIdentity = <T>(
  work: (site: Site) => Promise<T>,
  { weaken = '', lines = () => EVERY_LINE, queueSms, cache = ownCache() }: Options = {},
): Promise<T> =>
  withOwnDatabase(async (url) => {
    const name = new URL(url).pathname.slice(1)
    // With the settings of the product's own connections: no JIT.
    const pool = new pg.Pool({ connectionString: url, max: 2, options: '-c jit=off' })
    pool.on('error', () => {})
    await pool.query(`alter database ${name} set synchronous_commit = off`)
    if (weaken) await pool.query(weaken)
    const db = makeDatabase(url, { maxConnections: CONNECTIONS })
    const codes = new Map<string, string>()
    let sent = 0
    const keepCode: QueueSms = async (_tx, sms) => {
      if (sms.validUntil <= new Date()) return
      sent += 1
      codes.set(sms.to, (sms.slots as { code?: string }).code ?? '')
    }
    const secret = randomBytes(32).toString('hex')
    const identity = makeIdentity({
      db,
      cache,
      clock: systemClock,
      lines: lines(db),
      queueSms: queueSms ?? keepCode,
      rules: standardRules(),
      secret,
      origin: 'http://localhost:8080',
      allowedOrigins: [],
      onError: () => {},
    })
    try {
      const codeOf = (number: string) => codes.get(number) ?? ''
      const query = (statement: string, values: unknown[] = []) => pool.query(statement, values)
      return await work({ db, url, identity, secret, codeOf, sent: () => sent, query })
    } finally {
      await db.destroy()
      await pool.end()
      await cache.close()
    }
  })

export const ownCache = (): Cache => makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])

/** Consecutive, distinct numbers. */
export const numberAt = (place: number): string => `95969${String(1_000_000 + place).padStart(7, '0')}`

/** Requests past the limits in Redis, as for an attacker with every human check solved. */
export const askPaid = (site: Site, number: string) =>
  site.db.transaction().execute((tx) =>
    site.identity.codes.issue(tx, {
      number,
      purpose: 'LOGIN',
      payload: '',
      lang: 'en',
      sms: { template: 'login', slots: {} },
      line: { state: 'ACTIVE', simChangedAt: null },
      human: true,
    }),
  )

/** `count` pieces of work, `width` of them at a time. */
export async function inParallel(
  count: number,
  width: number,
  work: (place: number) => Promise<void>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let place = next++; place < count; place = next++) await work(place)
    }),
  )
}
