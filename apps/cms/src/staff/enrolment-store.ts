import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { database } from './database.ts'

/** A new secret waits beside the old one until a code proves that the phone has it. */
export async function keepPending(payload: Payload, userId: number, sealed: string): Promise<void> {
  await database(payload).execute(
    sql`insert into staff_factor (user_id, pending_sealed, pending_at) values (${userId}, ${sealed}, now())
        on conflict (user_id) do update set pending_sealed = excluded.pending_sealed, pending_at = now()`,
  )
}

export async function pendingOf(payload: Payload, userId: number): Promise<string | null> {
  const { rows } = await database(payload).execute(
    sql`select pending_sealed as sealed from staff_factor
        where user_id = ${userId} and pending_at > now() - interval '15 minutes'`,
  )
  return typeof rows[0]?.['sealed'] === 'string' ? rows[0]['sealed'] : null
}

type Proven = { userId: number; sealed: string; step: number; hashes: readonly string[]; sessionId: string }

/** All or nothing: the new secret, its recovery codes, and this session as the only one that has shown it. */
export const enrol = (
  payload: Payload,
  { userId, sealed, step, hashes, sessionId }: Proven,
): Promise<boolean> =>
  database(payload).transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`update staff_factor set secret_sealed = pending_sealed, pending_sealed = null, pending_at = null,
            confirmed_at = now(), last_step = ${step}, failed = 0, locked_until = null
          where user_id = ${userId} and pending_sealed = ${sealed} returning user_id`,
    )
    if (rows.length === 0) return false
    await tx.execute(sql`delete from staff_recovery_code where user_id = ${userId}`)
    for (const hash of hashes)
      await tx.execute(sql`insert into staff_recovery_code (user_id, hash) values (${userId}, ${hash})`)
    await tx.execute(sql`delete from staff_session where user_id = ${userId}`)
    await tx.execute(sql`insert into staff_session (session_id, user_id) values (${sessionId}, ${userId})`)
    return true
  })

/** The phone is lost: nothing of it counts any more, and whoever is signed in with it is not. */
export const forgetFactor = (payload: Payload, userId: number): Promise<void> =>
  database(payload).transaction(async (tx) => {
    await tx.execute(sql`delete from staff_factor where user_id = ${userId}`)
    await tx.execute(sql`delete from staff_recovery_code where user_id = ${userId}`)
    await tx.execute(sql`delete from staff_session where user_id = ${userId}`)
    await tx.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
  })

export type Kept = { readonly since: Date | null; readonly recoveryCodes: number }

/** What the screen of an account may say. */
export async function factorOf(payload: Payload, userId: number): Promise<Kept> {
  const { rows } = await database(payload).execute(
    sql`select (select confirmed_at from staff_factor where user_id = ${userId} and secret_sealed is not null) as since,
          (select count(*)::int from staff_recovery_code where user_id = ${userId} and used_at is null) as codes`,
  )
  const since = rows[0]?.['since']
  return {
    since: since ? new Date(String(since)) : null,
    recoveryCodes: Number(rows[0]?.['codes'] ?? 0),
  }
}

/** Only for `payload.login` as a check of a password: nobody gets this session's token. */
export async function endSession(payload: Payload, sessionId: string): Promise<void> {
  await database(payload).execute(sql`delete from users_sessions where id = ${sessionId}`)
}
