import { Counter } from 'prom-client'
import type { Metrics } from '../metrics/request-metrics.ts'

/** Counts commands that Redis refused or did not answer. */
export function countRedisFailures({ registry }: Metrics): (command: string) => void {
  const counter = new Counter({
    name: 'redis_failed_commands_total',
    help: 'Commands that Redis did not answer in time, or answered with an error.',
    labelNames: ['command'],
    registers: [registry],
  })
  return (command) => counter.inc({ command })
}
