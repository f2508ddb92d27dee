import { Counter } from 'prom-client'
import type { Metrics } from '../metrics/request-metrics.ts'
import type { NoteSecurity } from './security-event.ts'

/** How often what happened: sign-ins and those that failed, codes, limits. Who it was stands in the security log alone. */
export function countEvents({ registry }: Metrics): NoteSecurity {
  const counter = new Counter({
    name: 'security_events_total',
    help: 'Sign-ins, codes, refusals and other security events by how they ended.',
    labelNames: ['event', 'outcome'],
    registers: [registry],
  })
  return ({ event, outcome = 'DONE' }) => counter.inc({ event, outcome })
}
