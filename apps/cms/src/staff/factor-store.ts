import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { database } from './database.ts'

const rows = async (payload: Payload, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await database(payload).execute(query)).rows

export type Standing = { readonly enrolled: boolean; readonly passed: boolean }

export async function standingOf(payload: Payload, userId: number, sessionId: string): Promise<Standing> {
  const [row] = await rows(
    payload,
    sql`select exists (select from staff_factor where user_id = ${userId} and secret_sealed is not null) as enrolled,
          exists (select from staff_session where session_id = ${sessionId} and user_id = ${userId}) as passed`,
  )
  return { enrolled: row?.['enrolled'] === true, passed: row?.['passed'] === true }
}

/** This session has shown the second factor; what is left of sessions that ended goes with it. */
export async function markPassed(payload: Payload, userId: number, sessionId: string): Promise<void> {
  await rows(
    payload,
    sql`delete from staff_session s where s.user_id = ${userId}
          and not exists (select from users_sessions u where u.id = s.session_id)`,
  )
  await rows(
    payload,
    sql`insert into staff_session (session_id, user_id) values (${sessionId}, ${userId}) on conflict do nothing`,
  )
}

/**
 * Counted before it is looked at, so that many at once are counted too. Five wrong ones in a row wait ten minutes, each
 * further one twice as long, a day at most. Null: not now.
 */
export async function takeTry(payload: Payload, userId: number): Promise<{ sealed: string } | null> {
  const [row] = await rows(
    payload,
    sql`update staff_factor set failed = failed + 1, locked_until =
          case when failed + 1 >= 5
            then now() + least(interval '10 minutes' * power(2, least(failed - 4, 8)), interval '24 hours') end
        where user_id = ${userId} and secret_sealed is not null and (locked_until is null or locked_until <= now())
        returning secret_sealed as sealed`,
  )
  return row ? { sealed: String(row['sealed']) } : null
}

/** A step is taken once, and none before it afterwards. */
export const takeStep = async (payload: Payload, userId: number, step: number): Promise<boolean> =>
  (
    await rows(
      payload,
      sql`update staff_factor set last_step = ${step}, failed = 0, locked_until = null
          where user_id = ${userId} and last_step < ${step} returning user_id`,
    )
  ).length > 0

export async function takeRecoveryCode(payload: Payload, userId: number, hash: string): Promise<boolean> {
  const taken = await rows(
    payload,
    sql`update staff_recovery_code set used_at = now()
        where user_id = ${userId} and hash = ${hash} and used_at is null returning user_id`,
  )
  if (taken.length === 0) return false
  await rows(payload, sql`update staff_factor set failed = 0, locked_until = null where user_id = ${userId}`)
  return true
}
