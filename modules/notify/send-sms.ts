import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { startLoop } from '#platform/loop/loop.ts'
import type { BodySeal } from './seal-body.ts'
import { settledBy } from './settle-sms.ts'
import type { SmsCentre } from './sms-centre.ts'
import type { SmsFigures } from './sms-figures.ts'
import type { RenewCode } from './sms-request.ts'
import { makeSmsStore, type ClaimedSms, type Settled } from './sms-store.ts'
import { makeWriteEnds } from './write-ends.ts'

type Deps = {
  readonly db: Database
  readonly centre: SmsCentre
  readonly seal: BodySeal
  readonly clock: Clock
  readonly log: Logger
  readonly renewCode: RenewCode
  readonly figures?: SmsFigures | undefined
  /** How often it looks without being woken; without this only a call of `look` makes it look. */
  readonly lookEveryMs?: number
}

export type SmsSender = {
  /** Soon takes as many messages as there is room for. Safe to call at any time, and often. */
  look(): void
  /** Nothing new is taken; resolves when all that is on its way is written down. */
  stop(): Promise<void>
}

/** Calls within this time are one look. */
const GATHER_MS = 10
/** With less than this left nobody can type a code any more, and it might arrive after its end. */
const LEAST_LIFE_MS = 2_000
/** Enough to fill the window of every link; few enough that a killed sender leaves few messages in doubt. */
const MOST_AT_ONCE = 100

/** Moves messages from the table to the centre, codes first, never more at once than the centre has room for. */
export function startSmsSender(deps: Deps): SmsSender {
  const { db, centre, seal, clock, log, figures, lookEveryMs = null } = deps
  const ends = makeWriteEnds(deps, lookAgain)

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
    const sending = submit(sms).then((settled) => ends.settled(sms, settled))
    onTheirWay.add(sending)
    void sending.finally(() => onTheirWay.delete(sending))
  }

  /** More messages wait than there was room for; the next answer of the centre makes room. */
  let isMoreWaiting = true

  const looking = startLoop({
    gatherMs: GATHER_MS,
    everyMs: lookEveryMs,
    work: async () => {
      const room = Math.min(centre.room(), MOST_AT_ONCE)
      isMoreWaiting = room <= 0
      if (isMoreWaiting) return 'done'
      const now = clock.now()
      const { seen, taken } = await makeSmsStore(db).claim(room, now, new Date(now.getTime() + LEAST_LIFE_MS))
      for (const sms of taken) send(sms)
      for (let late = taken.length; late < seen; late += 1) figures?.moved('EXPIRED')
      isMoreWaiting = seen >= room
      return isMoreWaiting ? 'more' : 'done'
    },
    onError: (err) => log.warn({ err }, 'the queue of messages cannot be read, will retry'),
  })

  function lookAgain(): void {
    isMoreWaiting = true
    looking.wake()
  }

  centre.onRoom(() => isMoreWaiting && looking.wake())
  centre.onReceipt(ends.received)
  return {
    look: looking.wake,
    async stop() {
      await looking.close()
      await Promise.all(onTheirWay)
      await ends.flush()
    },
  }
}
