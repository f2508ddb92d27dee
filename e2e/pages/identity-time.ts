import { ask, run, stored } from './database.ts'

/** The server's clock is its database's: what waits there is made older, so that no journey has to wait. */

/** A fresh number of ours, so that limits of earlier runs do not apply. */
export async function aNewLine(kyat = 0): Promise<string> {
  const number = `096${5 + Math.floor(Math.random() * 5)}${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await run(`insert into line (number, state) values ($1, 'ACTIVE') on conflict do nothing`, [stored(number)])
  await run(`select ledger.open_lines(array[$1], $2, now() - interval '1 year', now())`, [
    stored(number),
    kyat,
  ])
  return number
}

export const codeExpires = (number: string) =>
  run(`update otp_challenge set expires_at = clock_timestamp() where number = $1`, [stored(number)])

/** Pretends that the last code was sent two minutes ago. */
export const codeWasSentEarlier = (number: string) =>
  run(`update otp_challenge set created_at = created_at - interval '2 minutes' where number = $1`, [
    stored(number),
  ])

/** Pretends that the wrong guesses were made this moment, however slow the machine is. */
export const guessesAreFresh = (number: string) =>
  run(
    `update otp_number set failed_at = array(select clock_timestamp() from unnest(failed_at)) where number = $1`,
    [stored(number)],
  )

/** Pretends that the wrong guesses were made an hour ago. */
export const guessesWereEarlier = (number: string) =>
  run(
    `update otp_number set failed_at = array(select f - interval '1 hour' from unnest(failed_at) f) where number = $1`,
    [stored(number)],
  )

export const sessionsEnd = (number: string) =>
  run(`update session set revoked_at = now() where account_id = (select id from account where number = $1)`, [
    stored(number),
  ])

/** Whether the line's present holder can sign in. */
export const lineIsOpen = async (number: string): Promise<boolean> =>
  (await ask('select from line where number = $1 and closed_by is null', [stored(number)])).length > 0
