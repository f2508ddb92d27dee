import { expect, it } from 'vitest'
import { makeMetrics } from '../metrics/request-metrics.ts'
import { countEvents } from './security-figures.ts'

it('sign-ins and what failed are counted; nobody can be found in the figures', async () => {
  const metrics = makeMetrics('test')
  const note = countEvents(metrics)
  note({ event: 'SIGN_IN', number: '959691234567', session: 'a-session' })
  note({ event: 'SIGN_IN', number: '959691234568' })
  note({ event: 'SIGN_IN_FAILED', number: '959691234567', outcome: 'OTP_INVALID' })
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/^security_events_total\{event="SIGN_IN",outcome="DONE".*\} 2$/m)
  expect(text).toMatch(/^security_events_total\{event="SIGN_IN_FAILED",outcome="OTP_INVALID".*\} 1$/m)
  expect(text).not.toMatch(/95969|a-session/)
})
