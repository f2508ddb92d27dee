import { sql } from 'kysely'

/** Condition on `fibre.ahead a`: months whose payment was not taken back. */
export const LIVING_AHEAD = sql`not exists (select from fibre.reversal r where r.posted = a.reference)`
