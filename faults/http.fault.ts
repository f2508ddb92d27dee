import { contact } from '#contracts/contact.ts'
import { ok } from '#platform/errors/answer.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serve, urlOf } from '#platform/http/serve.ts'
import { makeLogger } from '#platform/log/logger.ts'
import type { Count, Fault, Size } from './fault.ts'

const ROUNDS: Record<Size, number> = { ci: 50, full: 2000 }
const MESSAGE = JSON.stringify({ body: 'A message nobody here has written.' })
/** What a page of another site can send without a preflight, and one request forged by a program. */
const FORGED = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json' },
  { 'content-type': 'application/json', origin: 'https://elsewhere.example', 'x-client': 'elsewhere-web' },
]

/** Counts messages that took effect. Without the guard the call is served as if it changed nothing. */
async function forge(size: Size, guarded: boolean): Promise<Count> {
  const app = makeServer({ log: makeLogger({ level: 'silent', process: 'fault' }) })
  const { changes: _, ...unguarded } = contact
  let bad = 0
  serve(app, guarded ? contact : unguarded, () => {
    bad += 1
    return Promise.resolve(ok({ reference: 'R' }))
  })
  try {
    for (let round = 0; round < ROUNDS[size]; round += 1) {
      const headers = FORGED[round % FORGED.length] ?? {}
      await app.inject({ method: 'POST', url: urlOf(contact), headers, payload: MESSAGE })
    }
    return { tried: ROUNDS[size], bad }
  } finally {
    await app.close()
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'http.foreign-change',
    bar: 0,
    attack: (size) => forge(size, true),
    control: (size) => forge(size, false),
  },
]
