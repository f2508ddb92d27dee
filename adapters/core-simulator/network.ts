import { newMoveId } from '#contracts/move-id.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'

export type Appetite = { readonly line: string; readonly mbPerDay: number }

type Deps = {
  readonly clock: Clock
  readonly core: Pick<OperatorCore, 'line'>
  /** Who uses how much, as set on the simulator's page. */
  readonly appetites: () => Promise<readonly Appetite[]>
  readonly book: (id: string, line: string, unit: string, amount: number) => Promise<unknown>
}

/** A new purchase is not used as long as its owner can undo it. */
const UNTOUCHED_MS = 600_000
const DAY_MS = 86_400_000
/** After an outage the worker catches up on no more than this. */
const LONGEST_MS = 3_600_000

/** The demo's mobile network: phones gradually use their data. */
export function makeNetwork({ clock, core, appetites, book }: Deps) {
  const seen = new Map<string, number>()
  const owed = new Map<string, number>()
  let lastMs = clock.now().getTime()

  /** Whether every bucket of data is old enough to be used. */
  async function mayUse(line: string, nowMs: number): Promise<boolean> {
    const buckets = ((await core.line(line))?.buckets ?? []).filter(({ unit }) => unit === 'MB')
    for (const { id } of buckets) if (!seen.has(id)) seen.set(id, nowMs)
    return buckets.length > 0 && buckets.every(({ id }) => nowMs - (seen.get(id) ?? nowMs) >= UNTOUCHED_MS)
  }

  return async function use(): Promise<void> {
    const nowMs = clock.now().getTime()
    const passedMs = Math.min(Math.max(0, nowMs - lastMs), LONGEST_MS)
    lastMs = nowMs
    for (const { line, mbPerDay } of await appetites()) {
      if (!(await mayUse(line, nowMs))) continue
      const wanted = (owed.get(line) ?? 0) + (mbPerDay * passedMs) / DAY_MS
      const whole = Math.floor(wanted)
      owed.set(line, wanted - whole)
      if (whole > 0) await book(newMoveId(nowMs), line, 'MB', whole)
    }
  }
}
