import type { Outcome } from '#platform/jobs/job.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { makeHealthStore } from './health-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'

const EVERY_MS = 15_000
const KEPT_MS = 3_600_000
/** A reference nobody has: any answer about it shows that the channel works. */
const KNOWN_REFERENCE = 'P0000000000000Z'

/** Without traffic a channel is probed every 15 seconds, so that a payer is not the first to notice an outage. */
export const makeProbeChannel = ({
  db,
  clock,
  channels,
  health,
}: Pick<PaymentsDeps, 'db' | 'clock' | 'channels' | 'health'>) =>
  async function probe(name: string): Promise<Outcome> {
    const store = makeHealthStore(db)
    const now = clock.now()
    const channel = channels.named(name)
    // A channel that is no longer configured is not probed any more.
    await store.setDue(name, channel ? new Date(now.getTime() + EVERY_MS) : null)
    if (!channel) return
    await store.sweep(new Date(now.getTime() - KEPT_MS))
    const [latest] = await store.latest(name)
    if (latest && now.getTime() - latest.at.getTime() < EVERY_MS - 1_000) return
    const asked = channel.ask({ reference: KNOWN_REFERENCE, amountKyat: 1, createdAt: now })
    const answered = await asked.then(
      () => true,
      (error: unknown) => {
        if (error instanceof NoAnswer) return false
        throw error
      },
    )
    health.note(name, answered)
  }
