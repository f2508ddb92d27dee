import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { database } from '../staff/database.ts'
import type { Transaction } from '../review/transaction.ts'
import { LINK_KINDS, type LinkKind } from './kinds.ts'

type Made = { readonly userId: number; readonly kind: LinkKind; readonly hash: string }

/** One of each kind for an account: the next one ends the one before. */
export async function keepLink(payload: Payload, { userId, kind, hash }: Made): Promise<Date> {
  const { hours } = LINK_KINDS[kind]
  const { rows } = await database(payload).execute(
    sql`insert into staff_password_link (user_id, kind, hash, ends_at)
        values (${userId}, ${kind}, ${hash}, now() + make_interval(hours => ${hours}))
        on conflict (user_id, kind) do update
          set hash = excluded.hash, made_at = now(), ends_at = excluded.ends_at
        returning ends_at`,
  )
  return new Date(String(rows[0]?.['ends_at']))
}

/** Whether one of this kind was made minutes ago: a stranger must not fill a mail box. */
export async function wasJustMade(payload: Payload, userId: number, kind: LinkKind): Promise<boolean> {
  const { rows } = await database(payload).execute(
    sql`select from staff_password_link
        where user_id = ${userId} and kind = ${kind} and made_at > now() - interval '5 minutes'`,
  )
  return rows.length > 0
}

/** Until when an invitation opens; it stays on the list when that is over, so that another one can be made. */
export async function invitationOf(payload: Payload, userId: number): Promise<Date | null> {
  const { rows } = await database(payload).execute(
    sql`select ends_at from staff_password_link where user_id = ${userId} and kind = 'INVITATION'`,
  )
  return rows[0] ? new Date(String(rows[0]['ends_at'])) : null
}

/** Whose link it is, while it opens. */
export async function ownerOfLink(payload: Payload, hash: string): Promise<number | null> {
  const { rows } = await database(payload).execute(
    sql`select user_id from staff_password_link where hash = ${hash} and ends_at > now()`,
  )
  return rows[0] ? Number(rows[0]['user_id']) : null
}

/** Once: the second of two who hold the same link finds none. */
export async function takeLink(transaction: Transaction, hash: string): Promise<number | null> {
  const { rows } = await transaction.execute(
    sql`delete from staff_password_link where hash = ${hash} and ends_at > now() returning user_id`,
  )
  return rows[0] ? Number(rows[0]['user_id']) : null
}

/** A password that was changed, or an address that is no longer theirs, ends every link of before. */
export async function forgetLinks(transaction: Transaction, userId: number): Promise<void> {
  await transaction.execute(sql`delete from staff_password_link where user_id = ${userId}`)
}
