import { createHash, randomUUID } from 'node:crypto'
import { isTaken } from '#platform/jobs/due-rows.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import type { AskedOnce } from './ask-payment.ts'
import type { NoticeRead, RawNotice } from './channel.ts'
import { makeAskingStore } from './asking-store.ts'
import { makeNoticeStore, type StoredNotice } from './notice-store.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { isReference } from './references.ts'
import { LIVE } from './states.ts'

/** Encryption bound to the row's id: a body moved to another row does not open. */
export type NoticeSeal = {
  seal(id: string, text: string): Buffer
  open(id: string, sealed: Buffer): string
}

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'channels' | 'log'> & {
  readonly seal: NoticeSeal
  readonly ask: (id: string) => Promise<AskedOnce>
}

const MINUTE_MS = 60_000
/** A notice that arrives before its payment is visible is processed again. */
const UNMATCHED_AGAIN_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS] as const
const SEPARATOR = '\n'

/**
 * Notices from channels. They are stored as received and acknowledged at once; they decide nothing and only bring our own question
 * forward.
 */
export function makeNotices({ db, clock, channels, seal, log, ask }: Deps) {
  async function takeNotice(channel: string, { contentType, body }: RawNotice): Promise<void> {
    const id = randomUUID()
    const bodySealed = seal.seal(id, contentType + SEPARATOR + body.toString('base64'))
    const bodyHash = createHash('sha256').update(contentType).update(SEPARATOR).update(body).digest()
    await makeNoticeStore(db).take({ id, channel, bodyHash, bodySealed, receivedAt: clock.now() })
  }

  async function read({ id, channel: name, bodySealed }: StoredNotice): Promise<NoticeRead> {
    const channel = channels.named(name)
    if (!channel) return { is: 'FALSE', why: 'NO_CHANNEL' }
    const [contentType = '', body = ''] = seal.open(id, bodySealed).split(SEPARATOR)
    return channel.readNotice({ contentType, body: Buffer.from(body, 'base64') })
  }

  async function obey(notice: StoredNotice, { reference, said }: NoticeRead & { is: 'TRUE' }): Promise<void> {
    const store = makeNoticeStore(db)
    const payments = makePaymentStore(db)
    const payment = isReference(reference) ? await payments.byReference(reference) : null
    if (!payment || payment.channel !== notice.channel) {
      const wait = UNMATCHED_AGAIN_MS[notice.looks]
      if (wait === undefined)
        log.error(
          { noticeId: notice.id, channel: notice.channel },
          'a signed notice is of no payment of ours',
        )
      const dueAt = wait === undefined ? null : new Date(clock.now().getTime() + wait)
      return store.keepRead(notice.id, { state: 'UNMATCHED', why: 'NO_PAYMENT', dueAt })
    }
    if (said !== 'OTHER') await makeAskingStore(db).noteSaid(payment.id, said)
    await store.keepRead(notice.id, { state: 'DONE', why: said, paymentId: payment.id, dueAt: null })
    const isOpen = LIVE.includes(payment.state) || payment.state === 'EXPIRED' || payment.state === 'FAILED'
    if (!isOpen) return
    const came = await ask(payment.id)
    // Somebody asked a moment ago: ask again when three seconds have passed.
    if (came === 'NOT_ASKED') await makeAskingStore(db).bringForward(payment.id, clock.now())
  }

  return {
    takeNotice,
    /** Run by a worker when the row is due. */
    async readDue(id: string): Promise<Outcome> {
      const notice = await makeNoticeStore(db).find(id)
      if (!notice || !isTaken(notice.dueAt, clock.now())) return
      const said = await read(notice)
      if (said.is === 'TRUE') return obey(notice, said)
      log.warn({ noticeId: id, channel: notice.channel, why: said.why }, 'a notice is not from its channel')
      await makeNoticeStore(db).keepRead(id, { state: 'REFUSED', why: said.why, dueAt: null })
    },
  }
}
