import { sql } from 'kysely'
import type { Expression } from '#platform/db/part.ts'
import type { Unit } from './core.ts'

/** `totalsView` as an SQL expression, for totals in a column: a stored answer with its balances. */
export function withBalances(known: object, totals: Expression): Expression {
  const free = (unit: Unit) => sql`coalesce(${totals} -> ${sql.lit(unit)}, '0')`
  const balances = sql`jsonb_build_object('main', ${free('MMK')}, 'promo', 0, 'loanDue', 0, 'dataMb', ${free('MB')},
    'voiceMin', ${free('MIN')}, 'sms', ${free('SMS')}, 'points', ${free('POINT')})`
  return sql`${JSON.stringify(known)}::jsonb || jsonb_build_object('balances', ${balances})`
}

/** The same for an answer that contains only the remaining points. */
export const withPoints = (known: object, totals: Expression): Expression =>
  sql`${JSON.stringify(known)}::jsonb || jsonb_build_object('spendableAfter', coalesce(${totals} -> 'POINT', '0'))`
