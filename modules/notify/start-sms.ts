import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { startLoop } from '#platform/loop/loop.ts'
import { SMS_POKE } from './queue-sms.ts'
import { makeBodySeal } from './seal-body.ts'
import { startSmsSender } from './send-sms.ts'
import type { SmsCentre } from './sms-centre.ts'
import type { SmsFigures } from './sms-figures.ts'
import type { RenewCode } from './sms-request.ts'
import { makeSweepSms } from './sweep-sms.ts'

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly log: Logger
  readonly centre: SmsCentre
  readonly bodyKey: string | undefined
  readonly renewCode: RenewCode
  readonly figures?: SmsFigures
}

/** How often senders look without being woken: the longest that notices wait, and codes while Redis is away. */
const LOOK_EVERY_MS = 500
const SWEEP_EVERY_MS = 5_000

/** Sending and sweeping, until closed. Any number of processes may do this at the same time. */
export function startSms({ cache, bodyKey, ...deps }: Deps): { close(): Promise<void> } {
  const { log, centre } = deps
  const sender = startSmsSender({ ...deps, seal: makeBodySeal(bodyKey), lookEveryMs: LOOK_EVERY_MS })
  const sweepSms = makeSweepSms(deps)
  const sweeping = startLoop({
    work: async () => {
      await sweepSms()
      return 'done'
    },
    everyMs: SWEEP_EVERY_MS,
    onError: (err) => log.warn({ err }, 'messages not swept, will retry'),
  })
  cache
    .onPoke(SMS_POKE, () => sender.look())
    .catch((err: unknown) => log.warn({ err }, 'no pokes, polling only'))
  return {
    async close() {
      await sender.stop()
      await sweeping.close()
      await centre.close()
    },
  }
}
