import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Channels } from './channels.ts'
import { makeHealthStore } from './health-store.ts'
import { statusOf, type ChannelStatus } from './health.ts'
import { makeSwitchStore } from './switch-store.ts'

type ChannelReading = {
  readonly channel: string
  readonly name: string
  readonly nameMm: string
  readonly state: ChannelStatus
  /** When it was last asked, whatever the result. */
  readonly lastAt: Date | null
}

/** Health of each outside channel, from its recent calls. A channel that staff switched off is DOWN at once. */
export const makeChannelReadings = ({
  db,
  clock,
  channels,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly channels: Pick<Channels, 'all'>
}) =>
  async function channelReadings(): Promise<ChannelReading[]> {
    const now = clock.now()
    return Promise.all(
      channels.all.map(async ({ name: channel, ways: [way] }) => {
        const [calls, isOff] = await Promise.all([
          makeHealthStore(db).latest(channel),
          makeSwitchStore(db).isOff(channel, now),
        ])
        return {
          channel,
          name: way?.name ?? channel,
          nameMm: way?.nameMm ?? channel,
          state: isOff ? 'DOWN' : statusOf(calls, now),
          lastAt: isOff ? now : (calls[0]?.at ?? null),
        }
      }),
    )
  }
