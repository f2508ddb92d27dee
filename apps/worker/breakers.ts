import { makeBreaker, type Breaker } from '#platform/jobs/breaker.ts'
import type { Logger } from '#platform/log/logger.ts'

/** Systems outside that due rows ask. (Each payment channel has a breaker of its own, see `payment-work.ts`.) */
const OUTSIDE = { core: 'the core', book: 'the book of contracts', directory: 'the line directory' } as const

/** What this worker knows about them: whether they answer at all. */
export type Breakers = Readonly<Record<keyof typeof OUTSIDE, Breaker>>

export function makeBreakers(log?: Pick<Logger, 'warn'>): Breakers {
  const of = (name: keyof typeof OUTSIDE): Breaker =>
    makeBreaker({
      name,
      onChange: (isSilent) =>
        log?.warn({ isSilent }, `${OUTSIDE[name]} ${isSilent ? 'is silent' : 'answers again'}`),
    })
  return { core: of('core'), book: of('book'), directory: of('directory') }
}
