import { randomBytes, randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type pg from 'pg'
import { deriveKeys } from '#modules/identity/index.ts'
import { GCRA_SCRIPT } from '#modules/identity/gcra.ts'
import { hashPayload, macOf } from '#modules/identity/one-time-code.ts'
import type { BenchSite } from './identity-site.ts'

export const KNOWN_CODE = '123456'

type Place = { readonly number: string; readonly challengeId: string }

/** Codes that wait to be typed in; made in one statement, because only the typing is measured. */
export async function fillWithCodes(
  { pool, identityKey }: BenchSite,
  many: number,
  at: (place: number) => Place,
): Promise<void> {
  const key = deriveKeys(identityKey).code
  const payloadHash = hashPayload('')
  for (let from = 0; from < many; from += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, many - from) }, (_, step) => at(from + step))
    const macs = rows.map((row) => macOf(key, { ...row, purpose: 'LOGIN', payloadHash }, KNOWN_CODE))
    const numbers = rows.map(({ number }) => number)
    await pool.query('insert into otp_number (number) select unnest($1::text[])', [numbers])
    await pool.query(
      `insert into otp_challenge (id, number, purpose, payload_hash, mac, digits, signed_in, created_at, expires_at, sms_id, sms)
       select id, number, 'LOGIN', $4, mac, 6, false, now(), now() + interval '1 hour', gen_random_uuid(), '{}'
         from unnest($1::uuid[], $2::text[], $3::bytea[]) as made (id, number, mac)`,
      [rows.map(({ challengeId }) => challengeId), numbers, macs, payloadHash],
    )
  }
}

/** What asking for a code costs the stores: two scripts, the line, and one transaction of two statements. */
export function makeBareRequest({ pool }: BenchSite, redis: Redis) {
  const run = randomBytes(6).toString('hex')
  const sealed = randomBytes(120)
  const payloadHash = hashPayload('')
  return async (number: string, address: string): Promise<void> => {
    const limits = (first: string, second: string) =>
      redis.eval(GCRA_SCRIPT, 2, first, second, 0, 200_000, 3, 0, 12_000, 50, 1)
    const line = () =>
      pool.query('select "state", "sim_changed_at" from "line" where "number" = $1', [number])
    const block = number.slice(0, -4)
    await Promise.all([
      limits(`{bare:${run}:${address}}:a`, `{bare:${run}:${address}}:b`),
      limits(`{bare:${run}:${block}}:${number}`, `{bare:${run}:${block}}:sent`),
      line(),
    ])
    const client = await pool.connect()
    try {
      await client.query('begin')
      await issue(client, number, payloadHash, sealed)
      await client.query('commit')
    } finally {
      client.release()
    }
    await redis.publish('bare', 'code')
  }
}

async function issue(
  client: pg.PoolClient,
  number: string,
  payloadHash: Buffer,
  sealed: Buffer,
): Promise<void> {
  const smsId = randomUUID()
  await client.query('select * from otp_issue($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    randomBytes(16).toString('hex'),
    number,
    'LOGIN',
    payloadHash,
    randomBytes(32),
    randomBytes(32),
    false,
    smsId,
    '{"template":"login","slots":{},"lang":"en"}',
    null,
  ])
  await client.query(
    `insert into sms_message (id, recipient, kind, template, lang, body_sealed, created_at, turn_at, valid_until, renews)
     values ($1, $2, 'code', 'login', 'en', $3, now(), now(), now() + interval '3 minutes', null) on conflict do nothing`,
    [smsId, number, sealed],
  )
}

/** What typing one in costs them: one statement, what the answer says about the person, and the count of its block. */
export function makeBareVerify({ pool, identityKey }: BenchSite, redis: Redis) {
  const run = randomBytes(6).toString('hex')
  const key = deriveKeys(identityKey).code
  const payloadHash = hashPayload('')
  return async (number: string, challengeId: string): Promise<void> => {
    const mac = macOf(key, { challengeId, number, purpose: 'LOGIN', payloadHash }, KNOWN_CODE)
    const { rows } = await pool.query<{ outcome: string; account_id: string }>(
      'select * from sign_in_by_code($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      [
        challengeId,
        number,
        'LOGIN',
        payloadHash,
        mac,
        null,
        randomUUID(),
        randomUUID(),
        randomBytes(32),
        null,
      ],
    )
    if (rows[0]?.outcome !== 'RIGHT') throw new Error('a right code was refused')
    void redis.incr(`{bare:${run}}:${number.slice(0, -4)}`)
    await pool.query(
      'select "id", "number", "account_type", "display_name", "consent_version", "created_at" from "account" where "id" = $1',
      [rows[0].account_id],
    )
    await pool.query('select "state", "sim_changed_at" from "line" where "number" = $1', [number])
  }
}
