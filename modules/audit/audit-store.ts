import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

/** The record that every call of the office leaves. */
export type AuditEntry = {
  readonly at: Date
  /** Null for work that ran because a proposal was approved. */
  readonly staffId: string | null
  readonly sessionId: string | null
  readonly call: string
  readonly thing?: string | undefined
  /** A keyed hash of the customer's number. */
  readonly customer?: string | undefined
  readonly reason?: string | undefined
  readonly outcome: string
  readonly before?: object | undefined
  readonly after?: object | undefined
}

export type AuditFound = {
  readonly id: number
  readonly at: Date
  readonly staff_id: string | null
  readonly name: string | null
  readonly call: string
  readonly thing: string | null
  readonly customer: string | null
  readonly reason: string | null
  readonly outcome: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

export type AuditAsked = {
  readonly staffId?: string | undefined
  readonly thing?: string | undefined
  readonly customer?: string | undefined
  readonly day?: string | undefined
  /** Id of the last entry on the previous page. */
  readonly below: number | null
  readonly limit: number
}

const json = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null)

export const makeAuditStore = (db: Database | Tx) => ({
  async write(entry: AuditEntry): Promise<void> {
    const { at, staffId, sessionId, call, outcome, thing = null, customer = null, reason = null } = entry
    await sql`select audit_write(${at}, ${staffId}, ${sessionId}, ${call}, ${thing}, ${customer}, ${reason}, ${outcome},
      ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb)`.execute(db)
  },

  /** Newest first. */
  async search({ staffId, thing, customer, day, below, limit }: AuditAsked): Promise<AuditFound[]> {
    let rows = db
      .selectFrom('audit_entry as e')
      .leftJoin('staff as s', 's.id', 'e.staff_id')
      .select([
        'e.id',
        'e.at',
        'e.staff_id',
        's.name',
        'e.call',
        'e.thing',
        'e.customer',
        'e.reason',
        'e.outcome',
      ])
      .select(['e.before', 'e.after'])
    if (staffId !== undefined) rows = rows.where('e.staff_id', '=', staffId)
    if (thing !== undefined) rows = rows.where('e.thing', '=', thing)
    if (customer !== undefined) rows = rows.where('e.customer', '=', customer)
    if (day !== undefined) rows = rows.where(sql<boolean>`e.day = ${day}::date`)
    if (below !== null) rows = rows.where('e.id', '<', below)
    return (await rows.orderBy('e.id', 'desc').limit(limit).execute()) as unknown as AuditFound[]
  },
})
