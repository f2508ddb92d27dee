import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { startLoop } from '#platform/loop/loop.ts'
import { makeBatches } from './in-batches.ts'
import { makeReceiveReceipts } from './receive-receipts.ts'
import type { BodySeal } from './seal-body.ts'
import { makeSettleSms, settledBy } from './settle-sms.ts'
import type { SmsCentre, SmsReceipt } from './sms-centre.ts'
import type { SmsFigures } from './sms-figures.ts'
import type { RenewCode } from './sms-request.ts'
import { makeSmsStore, type ClaimedSms, type Settled } from './sms-store.ts'

type Deps = {
  readonly db: Database
  readonly centre: SmsCentre
  readonly seal: BodySeal
  readonly clock: Clock
  readonly log: Logger
  readonly renewCode: RenewCode
  readonly figures?: SmsFigures | undefined
  /** The floor under the pokes; without it only `look` looks. */
  readonly lookEveryMs?: number
}

export type SmsSender = {
  /** Takes what there is room for, soon. Safe to call at any time, and often. */
  look(): void
  /** Nothing new is taken; resolves when all that is on its way is written down. */
  stop(): Promise<void>
}

/** What happens within so many milliseconds is one statement: one at a time each would cost a round trip. */
const GATHER_MS = 10
const RETRY_MS = 500
/** With less than this left nobody can type a code any more, and it might arrive after its end. */
const LEAST_LIFE_MS = 2_000
/** Enough to fill every window, and few enough that a killed sender leaves few in doubt. */
const MOST_AT_ONCE = 100

/** Moves messages from the table to the centre, codes first, never more at once than the centre has room for. */
export function startSmsSender(deps: Deps): SmsSender {
  const { db, centre, seal, clock, log, figures, lookEveryMs = null } = deps
  const onError = (err: unknown) =>
    log.warn({ err }, 'what became of messages is not written yet, will retry')
  const settle = makeSettleSms(deps)
  const settling = makeBatches<Settled>({
    gatherMs: GATHER_MS,
    retryMs: RETRY_MS,
    write: async (outcomes) => {
      await settle(outcomes)
      for (const { state } of outcomes) figures?.moved(state)
    },
    onError,
  })
  const receiving = makeBatches<SmsReceipt>({
    gatherMs: GATHER_MS,
    retryMs: RETRY_MS,
    write: makeReceiveReceipts(deps),
    onError,
  })

  async function submit(sms: ClaimedSms): Promise<Settled> {
    // Checked again just before it leaves: a code that is too late is not sent.
    const leftMs = sms.validUntil.getTime() - clock.now().getTime()
    if (leftMs < LEAST_LIFE_MS) return { id: sms.id, state: 'EXPIRED' }
    try {
      const answer = await centre.submit({
        to: sms.recipient,
        text: seal.open(sms.id, sms.bodySealed),
        validForSeconds: leftMs / 1000,
        urgent: sms.priority === 'code',
      })
      if (answer.outcome === 'accepted' && sms.priority === 'code')
        figures?.codeHandedOver((clock.now().getTime() - sms.createdAt.getTime()) / 1000)
      return settledBy(sms, answer)
    } catch (err) {
      log.error({ err, smsId: sms.id }, 'a message cannot be sent')
      return { id: sms.id, state: 'FAILED', failure: 'UNSENDABLE' }
    }
  }

  const onTheirWay = new Set<Promise<void>>()

  function send(sms: ClaimedSms): void {
    const sending = submit(sms).then((settled) => settling.add(settled))
    onTheirWay.add(sending)
    void sending.finally(() => onTheirWay.delete(sending))
  }

  const looking = startLoop({
    gatherMs: GATHER_MS,
    everyMs: lookEveryMs,
    work: async () => {
      const room = Math.min(centre.room(), MOST_AT_ONCE)
      if (room <= 0) return 'done'
      const now = clock.now()
      const { seen, taken } = await makeSmsStore(db).claim(room, now, new Date(now.getTime() + LEAST_LIFE_MS))
      for (const sms of taken) send(sms)
      for (let late = taken.length; late < seen; late += 1) figures?.moved('EXPIRED')
      return seen < room ? 'done' : 'more'
    },
    onError: (err) => log.warn({ err }, 'the queue of messages cannot be read, will retry'),
  })

  centre.onRoom(looking.wake)
  centre.onReceipt((receipt) => receiving.add(receipt))
  return {
    look: looking.wake,
    async stop() {
      await looking.close()
      await Promise.all(onTheirWay)
      await Promise.all([settling.idle(), receiving.idle()])
    },
  }
}
