import { kyat } from '#modules/value/index.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newMoveId } from '#contracts/move-id.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Engine } from '../value/engine.ts'

const DAY_MS = 86_400_000
/** What every sender of an attack starts with. */
export const HAS = { kyat: 5_000, megabytes: 10_240, minutes: 600 } as const
/** No two lines of an attack are the same. */
let next = randomInt(5e7, 8e7)
export const SHARE = { amount: 100, fee: 50 } as const

/** Lines that may share, each with a bucket of data and one of minutes. */
export async function makeSenders(
  { db, core, keeping }: Engine,
  clock: Clock,
  count: number,
): Promise<string[]> {
  const now = clock.now().getTime()
  const numbers = await makeLines({ db, keeping }, clock, count)
  const validTo = new Date(now + 30 * DAY_MS).toISOString()
  for (const number of numbers) {
    await core.charge({
      id: newMoveId(now),
      payer: number,
      receiver: number,
      price: kyat(0),
      taxKyat: 0,
      product: 'P',
      grants: [
        { unit: 'MB', amount: HAS.megabytes, source: 'PACKAGE', validTo, shareable: true },
        { unit: 'MIN', amount: HAS.minutes, source: 'PACKAGE', validTo, shareable: true, scope: 'ONNET' },
      ],
      replaces: false,
      hold: null,
    })
  }
  return numbers
}

export async function makeLines(
  { db, keeping }: Pick<Engine, 'db' | 'keeping'>,
  clock: Clock,
  count: number,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, () => `9596${(next += 1)}`)
  const activatedAt = new Date(clock.now().getTime() - 90 * DAY_MS)
  await keeping.openLines({ numbers, kyat: HAS.kyat, activatedAt, spentKyat: 10_000 })
  await sql`insert into line (number) select unnest(${numbers}::text[]) on conflict do nothing`.execute(db)
  return numbers
}

export type Asked = {
  readonly line: string
  readonly receiver: string
  readonly kind?: 'DATA' | 'VOICE'
  readonly amount?: number
  readonly fee?: number
  readonly id?: string
}

/** Requests a share; the result confirms it with any code. */
export async function askShare({ value, shares, codesSent }: Engine, clock: Clock, asked: Asked) {
  const { line, receiver, kind = 'DATA', id = newMoveId(clock.now().getTime()) } = asked
  const [amount, expectedFee] = [
    asked.amount ?? (kind === 'DATA' ? SHARE.amount : 10),
    asked.fee ?? (kind === 'DATA' ? SHARE.fee : 30),
  ]
  const subject = randomUUID()
  const input = { receiver, amount, expectedFee, message: null }
  const answer = await value.start(shares[kind], { id, subject, line, lang: 'en', input })
  return {
    id,
    answer,
    code: codesSent.get(line) ?? '',
    confirm: (otp: string) => value.confirm(shares[kind], { id, subject, otp }),
  }
}

export async function freeOf({ core }: Engine, line: string, unit: string): Promise<number> {
  const known = await core.line(line)
  return (known?.buckets ?? [])
    .filter((bucket) => bucket.unit === unit)
    .reduce((sum, { balance, reserved }) => sum + balance - reserved, 0)
}

/** Pretends that this many shares of one amount were made today. */
export async function hasShared(
  db: Database,
  clock: Clock,
  { line, receiver, times, amount }: { line: string; receiver: string; times: number; amount: number },
): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const id = newMoveId(clock.now().getTime())
    await sql`insert into value_move (id, kind, line, amount_kyat, state, body_hash, lang, plan, created_at)
      values (${id}, 'data-share', ${line}, 50, 'COMPLETED', sha256('x'), 'en', '{}', ${clock.now()})`.execute(
      db,
    )
    await sql`insert into share_transfer (move_id, kind, line, receiver, amount, at)
      values (${id}, 'DATA', ${line}, ${receiver}, ${amount}, ${clock.now()})`.execute(db)
  }
}

/** Several at a time, as on a busy server. */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
