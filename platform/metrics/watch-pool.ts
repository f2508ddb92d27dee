import { Counter } from 'prom-client'
import type { PoolState } from '../db/database.ts'
import { watchFigure, type Metrics } from './request-metrics.ts'

/** Connections in use, and callers waiting for one. Waiting callers are the first sign of a pool that is too small. */
export function watchPool(metrics: Metrics, pool: PoolState): void {
  watchFigure(
    metrics,
    'database_connections_in_use',
    'Connections to the database that do something now.',
    () => pool.totalCount - pool.idleCount,
  )
  watchFigure(
    metrics,
    'database_callers_waiting',
    'Callers that wait for a connection to the database.',
    () => pool.waitingCount,
  )
}

/** Counts answers that failed because the database was down or had no free connection. */
export function countAway({ registry }: Metrics): () => void {
  const counter = new Counter({
    name: 'database_away_answers_total',
    help: 'Requests answered 503 because the database was away or every connection was taken.',
    registers: [registry],
  })
  return () => counter.inc()
}
