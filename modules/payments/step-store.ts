import { sql, type RawBuilder } from 'kysely'
import type { Database, Insert, Row, TableName, Tx } from '#platform/db/database.ts'
import { mayGo, type RecordName, type StateOf } from './states.ts'

const PLACES = {
  ORDER: { table: 'payment_order', id: 'id' },
  LINE_ORDER: { table: 'payment_order', id: 'id' },
  PAYMENT: { table: 'payment', id: 'id' },
  FULFILMENT: { table: 'payment_fulfilment', id: 'order_id' },
  REFUND: { table: 'payment_refund', id: 'id' },
} as const satisfies Record<RecordName, { readonly table: string; readonly id: string }>

/** The state from which a record last came into this one. */
export async function cameFrom<R extends RecordName>(
  db: Database | Tx,
  record: R,
  id: string,
  to: StateOf<R>,
): Promise<StateOf<R> | null> {
  const row = await db
    .selectFrom('payment_step')
    .select('from_state')
    .where('record_id', '=', id)
    .where('record', '=', writtenAs(record))
    .where('to_state', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.from_state ?? null) as StateOf<R> | null
}

/** A new line's order is stored with all other orders. */
const writtenAs = (record: RecordName): string => (record === 'LINE_ORDER' ? 'ORDER' : record)

export type Step<R extends RecordName> = {
  readonly id: string
  readonly from: StateOf<R>
  readonly to: StateOf<R>
  readonly why: string
  readonly evidence?: object
  readonly at: Date
  /** Columns changed together with the state. */
  readonly set?: Readonly<Record<string, unknown>>
  /** A further condition besides the present state. */
  readonly only?: RawBuilder<boolean>
}

/** Compare-and-set: of two concurrent steps one succeeds, and `payment_step` records it permanently. */
export async function takeStep<R extends RecordName>(
  db: Database | Tx,
  record: R,
  { id, from, to, why, evidence = {}, at, set = {}, only = sql`true` }: Step<R>,
): Promise<boolean> {
  if (!mayGo(record, from, to)) throw new Error(`${record} cannot go from ${from} to ${to}`)
  const place = PLACES[record]
  const changes = Object.entries(set).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`)
  const { numAffectedRows = 0n } = await sql`with moved as (
      update ${sql.table(place.table)} set state = ${to}${sql.join(changes, sql``)}
       where ${sql.ref(place.id)} = ${id} and state = ${from} and ${only} returning 1)
    insert into payment_step (record, record_id, from_state, to_state, why, evidence, at)
    select ${writtenAs(record)}, ${id}, ${from}, ${to}, ${why}, ${JSON.stringify(evidence)}, ${at} from moved`.execute(
    db,
  )
  return numAffectedRows > 0n
}

type Begun = { readonly id: string; readonly to: string; readonly why: string; readonly at: Date }

/** Inserts a row and the first step of its record in one statement. */
export async function begin<T extends TableName, C extends keyof Row<T> & string>(
  db: Database | Tx,
  record: RecordName,
  { row, columns }: { readonly row: Insert<T>; readonly columns: readonly C[] },
  { id, to, why, at }: Begun,
): Promise<Pick<Row<T>, C>> {
  const named = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<Pick<Row<T>, C>>`with made as (${row} returning ${named}), noted as (
      insert into payment_step (record, record_id, from_state, to_state, why, evidence, at)
      values (${writtenAs(record)}, ${id}, null, ${to}, ${why}, '{}', ${at}))
    select ${named} from made`.execute(db)
  const [made] = rows
  if (!made) throw new Error('a row that was just written did not come back')
  return made
}
