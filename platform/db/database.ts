import {
  Kysely,
  PostgresDialect,
  type InsertQueryBuilder,
  type InsertResult,
  type LogEvent,
  type Selectable,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { DB } from '#db/schema.generated.ts'
import { isFollowed, noteStep } from '../traces/traced.ts'
import { PreparedClient } from './prepared-client.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** A row as it is read. */
export type Row<Table extends keyof DB> = Selectable<DB[Table]>
/** A row on its way into a table. */
export type Insert<Table extends keyof DB> = InsertQueryBuilder<DB, Table, InsertResult>
export type TableName = keyof DB

const INT8 = pg.types.builtins.INT8

/** Postgres counts in 64 bits. Ours stay below 2^53; one that does not must stop us rather than be rounded. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError('a 64-bit value of the database does not fit a number')
  return value
}

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? safeInteger
      : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

/**
 * search_path: the same as in functions with the owner's rights; with two different ones, helpers used by both would be planned anew at
 * each switch. jit: functions that must use an index count a table of twenty rows as endlessly dear, and every call had its
 * plan compiled: 160 ms for a code that takes 9.
 */
const SESSION = '-c search_path=public,pg_temp -c jit=off'

export type DatabaseOptions = {
  readonly maxConnections?: number
  /** The longest any statement may take. */
  readonly statementTimeoutMs?: number
  /** The longest to wait for a free connection or a new one. */
  readonly connectWithinMs?: number
  /** Told when an idle connection dies; the pool itself makes a new one. */
  readonly onError?: (error: Error) => void
  /** Given its pool once, to be read whenever somebody looks at the figures. */
  readonly watch?: (pool: PoolState) => void
}

export type PoolState = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

const CONNECT_WITHIN_MS = 5_000
/** Where people wait: a caller that finds no connection learns it early enough to answer within two seconds. */
export const ANSWERS_PEOPLE = { connectWithinMs: 1_800 } as const
/** A new connection costs a busy machine more than keeping one open for a minute. */
const KEPT_IDLE_MS = 60_000

/** Values are parameters, so only the statement's text is recorded. */
const noteStatement = ({ query, queryDurationMillis }: LogEvent): void =>
  noteStep('sql', { 'db.statement': query.sql }, queryDurationMillis)

/** Connects lazily: a process can start while Postgres is away. */
export function makeDatabase(
  url: string,
  {
    maxConnections = 10,
    statementTimeoutMs = 15_000,
    connectWithinMs = CONNECT_WITHIN_MS,
    onError = () => {},
    watch,
  }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    types,
    Client: PreparedClient,
    // Statements that do not need each other's answers travel together.
    pipeline: true,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: KEPT_IDLE_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    options: SESSION,
  })
  pool.on('error', onError)
  // The pool listens to idle connections only: one that dies between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  watch?.(pool)
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(isFollowed() && { log: noteStatement }),
  })
}
