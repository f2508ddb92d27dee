import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { now } from '../clock.ts'
import { derivedKey } from './derived-key.ts'

export type SecurityEvent = {
  readonly event:
    | 'STAFF_SIGN_IN'
    | 'STAFF_CODE_TRIED'
    | 'STAFF_FACTOR_SET'
    | 'STAFF_FACTOR_REMOVED'
    | 'STAFF_PASSWORD_CHANGED'
    | 'STAFF_LINK_ASKED'
    | 'STAFF_LINK_MADE'
    | 'STAFF_LINK_USED'
  /** Whose account it is, as it was typed. */
  readonly email: string
  readonly outcome:
    | 'DONE'
    | 'WRONG_PASSWORD'
    | 'CODE_NEEDED'
    | 'ENROLMENT_NEEDED'
    | 'WRONG_CODE'
    | 'LOCKED'
    | 'FORBIDDEN'
    | 'NOT_SENT'
    | 'MAIL_FAILED'
}

/** The same word gives the same tag; without the key nobody can try all colleagues to find who it was. */
const tagOf = (word: string): string =>
  createHmac('sha256', derivedKey('log tag')).update(word).digest('base64url').slice(0, 12)

/** As the balancer in front wrote it last, or the server itself. */
const addressOf = (req: PayloadRequest): string =>
  req.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''

/** One line of JSON for the security log; no name, address, code or password is in it. */
export function noteEvent(req: PayloadRequest, { event, email, outcome }: SecurityEvent): void {
  const line = {
    level: outcome === 'DONE' ? 'info' : 'warn',
    time: now().toISOString(),
    process: 'cms',
    event,
    subject: tagOf(email.trim().toLowerCase()),
    address: tagOf(addressOf(req)),
    outcome,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
