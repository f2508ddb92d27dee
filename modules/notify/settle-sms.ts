import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Logger } from '#platform/log/logger.ts'
import type { SubmitOutcome } from './sms-centre.ts'
import { makeSmsEndsStore } from './sms-ends-store.ts'
import type { RenewCode } from './sms-request.ts'
import { makeSmsStore, type ClaimedSms, type LostSms, type Settled } from './sms-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly renewCode: RenewCode
}

/** How often a full centre is offered the same message, each time behind all others. */
const FULL_TRIES = 3

/** What the centre's answer means for a message. */
export function settledBy(
  { id, fullTries }: Pick<ClaimedSms, 'id' | 'fullTries'>,
  answer: SubmitOutcome,
): Settled {
  switch (answer.outcome) {
    case 'accepted':
      return { id, state: 'SUBMITTED', centre: answer.centre, centreId: answer.centreId ?? undefined }
    case 'not-taken':
      return { id, state: 'QUEUED' }
    case 'full':
      return fullTries + 1 < FULL_TRIES
        ? { id, state: 'QUEUED', toTail: true }
        : { id, state: 'FAILED', failure: 'CENTRE_FULL' }
    case 'refused':
      return { id, state: 'FAILED', failure: answer.status }
    case 'unknown':
      return { id, state: 'UNKNOWN', failure: 'NO_ANSWER' }
  }
}

/** Writes what became of messages. A lost code and its replacement are one write; when the replacement fails, the rest is still written. */
export function makeSettleSms({ db, clock, log, renewCode }: Deps) {
  async function write(outcomes: readonly Settled[], renew: (lost: LostSms) => boolean): Promise<void> {
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      const lost = await makeSmsStore(tx).settle(outcomes, now)
      for (const code of lost) {
        if (code.validUntil <= now || !renew(code)) continue
        await renewCode(tx, code).catch((cause: unknown) => {
          throw new RenewFailed(code.id, { cause })
        })
      }
    })
  }

  return async function settleSms(outcomes: readonly Settled[]): Promise<void> {
    const notRenewed = new Set<string>()
    for (;;) {
      try {
        await write(outcomes, ({ id }) => !notRenewed.has(id))
        break
      } catch (err) {
        if (!(err instanceof RenewFailed)) throw err
        log.error({ err, smsId: err.smsId }, 'a lost code is not renewed')
        notRenewed.add(err.smsId)
      }
    }
    const answered = outcomes.flatMap(({ centreId }) => centreId ?? [])
    if (answered.length > 0) await makeSmsEndsStore(db).matchKept(answered)
  }
}

class RenewFailed extends Error {
  readonly smsId: string
  constructor(smsId: string, options: ErrorOptions) {
    super('renewing failed', options)
    this.smsId = smsId
  }
}
