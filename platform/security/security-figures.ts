import { Counter } from 'prom-client'
import type { Metrics } from '../metrics/request-metrics.ts'
import type { NoteSecurity } from './security-event.ts'

/** Counts of events: sign-ins, failed ones, codes, limits. Who it was is only in the security log. */
export function countEvents({ registry }: Metrics): NoteSecurity {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Sign-ins, codes, refusals and other security events by how they ended.',
    labelNames: ['event', 'outcome'],
    registers: [registry],
  })
  return ({ event, outcome = 'DONE' }) => counter.inc({ event, outcome })
}
