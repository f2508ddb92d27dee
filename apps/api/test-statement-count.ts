import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export type Statements = {
  /** Every statement in order, `begin` and `commit` included. */
  readonly texts: readonly string[]
  /** Committed transactions that wrote something: each waits for the disk. */
  readonly commits: number
}

type Counted = { texts: string[]; commits: number }
type Query = (...args: unknown[]) => Promise<pg.QueryResult<{ wrote: boolean }>>
type Queried = { readonly prototype: { query: Query } }

const counting = new AsyncLocalStorage<Counted>()
/** Connections inside a transaction of the measured work. */
const inTransaction = new WeakSet<object>()

/** The server assigns a transaction id at the first write or lock. */
const DID_WRITE = 'select pg_current_xact_id_if_assigned() is not null as wrote'

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text)

/**
 * Counts the statements of this work alone, whatever else runs. A statement outside a transaction is put into one, as the server does
 * anyway, so that it can be asked whether it wrote.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<Statements> {
  const { prototype } = pg.Client as unknown as Queried
  const { query } = prototype
  const counted: Counted = { texts: [], commits: 0 }
  prototype.query = function counter(this: object, ...args: unknown[]) {
    const into = counting.getStore()
    return into === counted ? send(query.bind(this), this, args, counted) : query.apply(this, args)
  }
  try {
    await counting.run(counted, work)
  } finally {
    prototype.query = query
  }
  return counted
}

async function send(query: Query, client: object, args: unknown[], counted: Counted) {
  const text = textOf(args[0])
  counted.texts.push(text)
  const word = /^\w+/.exec(text.trim().toLowerCase())?.[0]
  if (word === 'begin' || word === 'start') inTransaction.add(client)
  const mayCommit = word === 'commit'
  const alone = !inTransaction.has(client)
  if (mayCommit || word === 'rollback') inTransaction.delete(client)
  if (!mayCommit && !alone) return query(...args)
  return mayCommit ? commit(query, args, counted) : sendAlone(query, args, counted)
}

async function commit(query: Query, args: unknown[], counted: Counted) {
  const { rows } = await query(DID_WRITE)
  const ended = await query(...args)
  if (rows[0]?.wrote) counted.commits += 1
  return ended
}

async function sendAlone(query: Query, args: unknown[], counted: Counted) {
  await query('begin')
  try {
    const answer = await query(...args)
    await commit(query, ['commit'], counted)
    return answer
  } catch (error) {
    await query('rollback')
    throw error
  }
}
