import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { WalkSite } from './walk-site.ts'

const MOST_TRIES = 100
const PAUSE_MS = 20

/** Time passes for one line only: what waits there is made older in the database, so that no walk has to wait. */

/** Skips the wait between two codes. */
export const codesMayBeSentAgain = async ({ db }: WalkSite, line: string): Promise<void> => {
  await sql`update otp_challenge set created_at = created_at - interval '25 hours' where number = ${line}`.execute(
    db,
  )
  await sql`delete from otp_number where number = ${line}`.execute(db)
}

/** Pretends that half a minute has passed: moves without an answer are asked about now. */
export async function openMovesAreDue({ db, reconcile }: WalkSite, line: string): Promise<void> {
  await sql`update value_move set next_ask_at = now() - interval '1 second'
    where line = ${line} and state in ('UNKNOWN', 'EXECUTING')`.execute(db)
  while ((await reconcile()) > 0);
}

/** Pretends that nobody returned for a quarter of an hour: codes and reservations expire. */
export async function everythingIsOver({ db, reconcile, renewDue }: WalkSite, line: string): Promise<void> {
  await renewalsHaveBegun(db, line, renewDue)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // One that somebody else looks at just now is left to them; the next round finds it ended.
    const { numAffectedRows = 0n } = await sql`update value_move set next_ask_at = now() - interval '1 second'
      where line = ${line} and next_ask_at is not null`.execute(db)
    if (numAffectedRows === 0n) return releasesHaveCome(db, line)
    while ((await reconcile()) > 0);
    await sleep(PAUSE_MS)
  }
}

/**
 * Another lane's worker may have taken a renewal of this line and not have begun its move yet; one that nobody took is begun here, or
 * it would be charged while the line is judged.
 */
async function renewalsHaveBegun(
  db: WalkSite['db'],
  line: string,
  renewDue: WalkSite['renewDue'],
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await renewDue()
    const { rows } = await sql`select from subscription s where s.line = ${line}
      and (s.auto_renew and s.next_renew_at <= now()
        or s.status = 'RENEWING' and not exists (select from value_move m where m.id = s.renew_move_id))`.execute(
      db,
    )
    if (rows.length === 0) return
    await sleep(PAUSE_MS)
  }
}

/**
 * With a core outside, a move ends first and what was set aside for it is given back a moment later; another lane's worker may
 * be in between. What is still set aside after this was left behind.
 */
async function releasesHaveCome(db: WalkSite['db'], line: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { rows } = await sql`select from ledger.bucket where owner = ${line} and reserved <> 0`.execute(db)
    if (rows.length === 0) return
    await sleep(PAUSE_MS)
  }
}

/** Pretends that a week has passed for the line's packages: its renewals are due now. */
export const packagesAreDue = async ({ db }: WalkSite, line: string): Promise<void> => {
  await sql`update subscription set started_at = started_at - interval '7 days', expires_at = now(), undo_until = null,
      next_renew_at = case when auto_renew then now() end
    where line = ${line} and status in ('ACTIVE', 'RENEWING')`.execute(db)
}
