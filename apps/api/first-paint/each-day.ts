import { yangonDayKey } from '#language/yangon-day.ts'
import type { Clock } from '#platform/clock/clock.ts'

/** A value that also changes with the day: pages show the year, and what is on sale today. */
export function eachDay(generation: () => unknown, clock: Clock): () => unknown {
  let known = { content: generation(), day: yangonDayKey(clock.now()) }
  return () => {
    const content = generation()
    const day = yangonDayKey(clock.now())
    if (content !== known.content || day !== known.day) known = { content, day }
    return known
  }
}
