import { randomBytes } from 'node:crypto'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { nextAskAt } from './ask-ladder.ts'
import type { Channel, Started, StartedAction } from './channel.ts'
import { pageHash, pagePath } from './page-key.ts'
import type { PaymentTry } from './payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { takeStep } from './step-store.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'health' | 'origin' | 'log' | 'spread' | 'at'>

/** Tells the channel of a committed payment, and stores where its payer pays. */
export function makeStartPayment(deps: Deps) {
  const { db, clock, health, origin, log, spread, at = () => {} } = deps

  /** If the process dies before this, the question after 30 seconds recovers the payment. */
  async function keep(payment: PaymentTry, started: Started | null): Promise<void> {
    const now = clock.now()
    const step = { id: payment.id, from: 'CREATED', at: now } as const
    const due = { due_at: nextAskAt(payment, now, spread) }
    if (!started) await takeStep(db, 'PAYMENT', { ...step, to: 'UNKNOWN', why: 'SILENT', set: due })
    else if (started.said === 'REFUSED') {
      const { why, evidence } = started
      await takeStep(db, 'PAYMENT', { ...step, to: 'FAILED', why, evidence, set: { due_at: null } })
    } else {
      const set = { ...due, ...columnsOf(payment.id, started.action) }
      const { evidence } = started
      await takeStep(db, 'PAYMENT', { ...step, to: 'PENDING_USER', why: 'STARTED', evidence, set })
    }
    await at('after-started')
  }

  return async function startPayment(
    channel: Channel,
    payment: PaymentTry,
    returnPath: string,
  ): Promise<void> {
    const { reference, way, amountKyat, expiresAt } = payment
    const returnUrl = origin + returnPath
    const noticeUrl = `${origin}/notice/${channel.name}`
    const asked = { reference, way, amountKyat, expiresAt, returnUrl, noticeUrl }
    const started = await channel.start(asked).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      log.warn({ err: error, paymentId: payment.id, channel: channel.name }, 'a channel did not answer')
      return null
    })
    health.note(channel.name, started !== null)
    await at('after-start')
    await keep(payment, started)
  }
}

/** A form is stored until its payer opens the page that posts it, with a key only the payer has. */
function columnsOf(id: string, action: StartedAction): Readonly<Record<string, unknown>> {
  switch (action.kind) {
    case 'QR':
      return { action: JSON.stringify({ kind: 'QR', url: null, qrPayload: action.payload }) }
    case 'FORM': {
      const key = randomBytes(32).toString('base64url')
      return {
        action: JSON.stringify({ kind: 'REDIRECT', url: pagePath(id, key), qrPayload: null }),
        page_hash: pageHash(key),
        page_form: JSON.stringify(action.form),
      }
    }
    case 'CODE':
      return { action: JSON.stringify({ kind: 'CODE', url: null, qrPayload: null, otp: action.otp }) }
    case 'NONE':
      return {}
    default:
      return { action: JSON.stringify({ kind: action.kind, url: action.url, qrPayload: null }) }
  }
}
