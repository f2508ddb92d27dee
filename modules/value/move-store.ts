import { sql } from 'kysely'
import { firstMoveIdOf, MOVE_ID_WITHIN_MS, moveIdsEnd } from '#contracts/move-id.ts'
import type { Lang } from '#contracts/language.ts'
import type { Database, Row, Tx } from '#platform/db/database.ts'
import type { Look } from '#platform/db/part.ts'
import { historySince } from './history-since-store.ts'
import { mayGo, type Failure, type MoveState, type StoredMove } from './move.ts'
import type { Same } from './move-kind.ts'
import type { StoredPlan } from './move-plan.ts'

export type NewMove = Omit<StoredMove, 'result' | 'asks'> & { readonly result?: unknown }

export type Step = {
  readonly nextAskAt?: Date | null
  readonly result?: unknown
  readonly failure?: Failure
  readonly plan?: StoredPlan
  readonly asks?: number
  readonly settledAt?: Date
  /** What was really taken, where staff had to find out. */
  readonly amountKyat?: number
}

type Closed = 'OWN' | 'OTHER' | null

export type Entered = {
  readonly known: boolean
  readonly today_count: number | null
  readonly today_kyat: number | null
  readonly under_way: string | null
  readonly under_way_since: Date | null
  /** Those that wait for a code and have to give their place first; null where none has to. */
  readonly waiting: readonly string[] | null
  /** Which line is changing hands: the own one, or the recipient's. */
  readonly closed: Closed
}

export type Enter = {
  readonly id: string
  readonly line: string
  readonly kind: string
  readonly same: Same | null
  /** It will wait for a code itself. */
  readonly waits: boolean
  /** Start of the day for daily limits; null for a kind without one, whose moves are not counted. */
  readonly day: Date | null
  readonly now: Date
}

/** Columns by name: a statement with `*` is not prepared. */
export const MOVE_COLUMNS = [
  'id',
  'kind',
  'subject',
  'line',
  'counterparty',
  'product',
  'amount_kyat',
  'state',
  'body_hash',
  'lang',
  'plan',
  'result',
  'failure',
  'asks',
  'next_ask_at',
  'created_at',
  'settled_at',
] as const satisfies readonly (keyof Row<'value_move'>)[]

type MoveRow = Pick<Row<'value_move'>, (typeof MOVE_COLUMNS)[number]>

export const toMove = (row: MoveRow): StoredMove => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  line: row.line,
  counterparty: row.counterparty,
  product: row.product,
  amountKyat: row.amount_kyat,
  state: row.state as MoveState,
  bodyHash: row.body_hash,
  lang: row.lang as Lang,
  plan: row.plan,
  result: row.result,
  failure: row.failure as Failure | null,
  asks: row.asks,
  nextAskAt: row.next_ask_at,
  createdAt: row.created_at,
  settledAt: row.settled_at,
})

export const toMoveRow = (move: NewMove) => ({
  id: move.id,
  kind: move.kind,
  subject: move.subject,
  line: move.line,
  counterparty: move.counterparty,
  product: move.product,
  amount_kyat: move.amountKyat,
  state: move.state,
  body_hash: move.bodyHash,
  lang: move.lang,
  plan: JSON.stringify(move.plan),
  result: move.result === undefined ? null : JSON.stringify(move.result),
  failure: move.failure && JSON.stringify(move.failure),
  next_ask_at: move.nextAskAt,
  created_at: move.createdAt,
  settled_at: move.settledAt,
})

/** Absent fields stay as they are, except `nextAskAt`: a step without one ends the move. */
const toColumns = ({ nextAskAt = null, result, failure, plan, asks, settledAt, amountKyat }: Step) => ({
  next_ask_at: nextAskAt,
  ...(result !== undefined && { result: JSON.stringify(result) }),
  ...(failure && { failure: JSON.stringify(failure) }),
  ...(plan && { plan: JSON.stringify(plan) }),
  ...(asks !== undefined && { asks }),
  ...(settledAt && { settled_at: settledAt }),
  ...(amountKyat !== undefined && { amount_kyat: amountKyat }),
})

export const makeMoveStore = (db: Database | Tx) => ({
  /** Locks the line until the transaction ends. */
  enter(enter: Enter): Promise<Entered> {
    return this.enterAndLook(enter, {})
  },

  /** The same, with further questions in the statement that takes the lock. */
  async enterAndLook(
    { id, line, kind, same, waits, day, now }: Enter,
    columns: Look<unknown>['columns'],
  ): Promise<Entered & Readonly<Record<string, unknown>>> {
    const more = Object.entries(columns).map(([name, column]) => sql`, ${column} as ${sql.ref(name)}`)
    const { rows } = await sql<
      Entered & Readonly<Record<string, unknown>>
    >`select known, today_count, today_kyat,
      under_way, under_way_since, waiting, line_closed(${line}, ${same?.counterparty ?? null}) as closed${sql.join(more, sql``)} from value_begin(${id}, ${line}, ${kind}, ${day}, ${now},
      ${same !== null}, ${same?.product ?? null}, ${same?.counterparty ?? null}, ${waits})`.execute(db)
    const [row] = rows
    if (!row) throw new Error('value_begin answered no row')
    return row
  },

  async insert(move: NewMove): Promise<void> {
    await db.insertInto('value_move').values(toMoveRow(move)).execute()
  },

  async find(id: string): Promise<StoredMove | null> {
    const row = await db.selectFrom('value_move').select(MOVE_COLUMNS).where('id', '=', id).executeTakeFirst()
    return row ? toMove(row) : null
  },

  /** Locked until the transaction ends. */
  async findAndLock(id: string): Promise<StoredMove | null> {
    const row = await db
      .selectFrom('value_move')
      .select(MOVE_COLUMNS)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row ? toMove(row) : null
  },

  /** Compare-and-set: of two concurrent steps one succeeds. */
  async advance(id: string, from: MoveState, to: MoveState, step: Step = {}): Promise<boolean> {
    if (from !== to && !mayGo(from, to)) throw new Error(`a move cannot go from ${from} to ${to}`)
    const { numUpdatedRows } = await db
      .updateTable('value_move')
      .set({ state: to, ...toColumns(step) })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  async usedSince(
    line: string,
    kind: string,
    day: Date,
    now: Date,
  ): Promise<{ count: number; kyat: number }> {
    const row = await db
      .selectFrom('value_move')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.sum<string | null>('amount_kyat').as('kyat'),
      ])
      .where('line', '=', line)
      // Clients make the ids and may date them yesterday or tomorrow; the server's time decides.
      .where('id', '>=', firstMoveIdOf(day.getTime() - MOVE_ID_WITHIN_MS))
      .where('id', '<', moveIdsEnd(now.getTime()))
      .where('created_at', '>=', sql<Date>`greatest(${day}, ${historySince(line)})`)
      .where('kind', '=', kind)
      .where('state', 'in', ['RESERVING', 'CODE_SENT', 'EXECUTING', 'UNKNOWN', 'HELD', 'COMPLETED'])
      .executeTakeFirstOrThrow()
    return { count: row.count, kyat: Number(row.kyat ?? 0) }
  },
})

/** Locks a line until the transaction ends, for changes to what a check relies on. */
export const lockLine = async (tx: Tx, line: string): Promise<void> => {
  await sql`select value_lock(${line})`.execute(tx)
}

/** What could be against a move whose code was right. */
export type LinesNow = {
  /** The operator has suspended its own line. */
  readonly barred: boolean
  readonly closed: Closed
  readonly simChangedAt: Date | null
}

/** The same for the line of a move, and then the other side's hands, as a request does. */
export async function lockLineOf(tx: Tx, moveId: string): Promise<LinesNow> {
  const { rows } = await sql<LinesNow>`select value_lock(m.line), line_barred(m.line) as barred,
      line_closed(m.line, m.counterparty) as closed,
      (select l.sim_changed_at from line l where l.number = m.line) as "simChangedAt"
      from value_move m where m.id = ${moveId}`.execute(tx)
  return rows[0] ?? { barred: false, closed: null, simChangedAt: null }
}
