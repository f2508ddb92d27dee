import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { judge, LIMITS, SAMPLE_MINUTES } from './judge.ts'
import type { Seen } from './reading-store.ts'
import { makeSampleReadModel } from './sample-read-model.ts'

/** The health of a payment channel, or null when it was not asked. */
export type ChannelReading = {
  readonly channel: string
  readonly name: string
  readonly nameMm: string
  readonly state: 'UP' | 'DEGRADED' | 'DOWN'
  readonly lastAt: Date | null
}

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly channels: () => Promise<readonly ChannelReading[]>
}

const unnamed = { name: null, nameMm: null }

/** Checks every part that leaves traces in our tables. The website is checked by whoever requests it. */
export const makeLook = ({ db, clock, channels }: Deps) =>
  async function look(): Promise<Seen[]> {
    const now = clock.now()
    const samples = makeSampleReadModel(db)
    const old = new Date(now.getTime() - SAMPLE_MINUTES * 60_000)
    const [sms, codes, core, paying] = await Promise.all([
      samples.messages(null, now),
      samples.messages('code', now),
      samples.moves(now),
      channels(),
    ])
    return [
      { part: 'SMS', ...unnamed, state: judge(sms, LIMITS.SMS), heardAt: sms.lastAt },
      { part: 'CODES', ...unnamed, state: judge(codes, LIMITS.CODES), heardAt: codes.lastAt },
      { part: 'CORE', ...unnamed, state: judge(core, LIMITS.CORE), heardAt: core.lastAt },
      ...paying.map(({ channel, name, nameMm, state, lastAt }) => ({
        part: `PAYMENT:${channel}`,
        name,
        nameMm,
        state: lastAt === null || lastAt < old ? ('UNKNOWN' as const) : state,
        heardAt: lastAt,
      })),
    ]
  }
