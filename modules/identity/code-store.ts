import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { Binding } from './one-time-code.ts'

export type IssueRow = Binding & {
  readonly macUsual: Buffer
  readonly macLong: Buffer
  readonly human: boolean
  readonly smsId: string
  readonly sms: object
  readonly detail: object | null
  /** Thumbprint of the key that signed the request. */
  readonly device: Buffer | null
  /** Whether the number's prefix is ours. */
  readonly onNet: boolean
}

export type Issued = {
  readonly outcome: 'SENT' | 'TOO_SOON' | 'DAILY' | 'OFF' | 'CAPTCHA' | 'NETWORKS'
  readonly digits: number
  readonly expires_at: Date
  readonly wait_seconds: number
  readonly life_seconds: number
  /** Whether the purpose may be sent to other networks. */
  readonly off_net: boolean
  readonly has_account: boolean
  /** For codes to other networks that anybody may request: today's count and its limit. */
  readonly network_sent: number | null
  readonly network_most: number | null
}

export type Verdict = {
  readonly outcome: 'RIGHT' | 'WRONG' | 'EXPIRED' | 'LOCKED' | 'OFF'
  readonly tries_left: number | null
  readonly wait_seconds: number | null
}

export type LostChallenge = Binding & {
  readonly digits: number
  readonly expiresAt: Date
  readonly sms: unknown
}

/** The database counts, limits and keeps the time: one function, one round trip, one clock. */
export const makeCodeStore = (db: Database | Tx) => ({
  async issue(row: IssueRow): Promise<Issued> {
    const { challengeId, number, purpose, payloadHash } = row
    const { macUsual, macLong, human, smsId, sms, detail, device, onNet } = row
    const { rows } =
      await sql<Issued>`select * from otp_send_to(${challengeId}, ${number}, ${purpose}, ${payloadHash},
      ${macUsual}, ${macLong}, ${human}, ${smsId}, ${JSON.stringify(sms)}, ${detail && JSON.stringify(detail)}, ${device},
      ${onNet})`.execute(db)
    return only(rows)
  },

  async verify(
    { challengeId, number, purpose, payloadHash }: Binding,
    mac: Buffer,
    device: Buffer | null,
  ): Promise<Verdict> {
    const { rows } =
      await sql<Verdict>`select * from otp_verify(${challengeId}, ${number}, ${purpose}, ${payloadHash},
      ${mac}, ${device})`.execute(db)
    return only(rows)
  },

  /** The pending code of a number, for clients that keep no challenge id. */
  async pendingFor(
    number: string,
    purposes: readonly string[],
  ): Promise<{ id: string; purpose: string } | null> {
    const row = await db
      .selectFrom('otp_challenge')
      .select(['id', 'purpose'])
      .where('number', '=', number)
      .where('purpose', 'in', purposes)
      .where('state', '=', 'PENDING')
      // Codes for a known browser are left out: it keeps the id itself.
      .where('device', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return row ? { id: row.id.replaceAll('-', ''), purpose: row.purpose } : null
  },

  /** Guesses at codes of the number wait until the transaction ends: each locks its counter first (`otp_counter`). */
  async lockGuesses(number: string): Promise<void> {
    await db
      .selectFrom('otp_number')
      .select('number')
      .where('number', 'in', [number, `${number}+`, `${number}~`])
      .orderBy('number')
      .forUpdate()
      .execute()
  },

  async lockBySms(smsId: string): Promise<LostChallenge | null> {
    const row = await db
      .selectFrom('otp_challenge')
      .selectAll()
      .where('sms_id', '=', smsId)
      .where('state', '=', 'PENDING')
      .where('expires_at', '>', sql<Date>`platform.now()`)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    return {
      challengeId: row.id.replaceAll('-', ''),
      number: row.number,
      purpose: row.purpose as Binding['purpose'],
      payloadHash: row.payload_hash,
      digits: row.digits,
      expiresAt: row.expires_at,
      sms: row.sms,
    }
  },

  async replaceCode(challengeId: string, mac: Buffer, smsId: string): Promise<void> {
    await db.updateTable('otp_challenge').set({ mac, sms_id: smsId }).where('id', '=', challengeId).execute()
  },
})

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new Error('a function of the database answered no row')
  return row
}
