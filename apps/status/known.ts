import type { Incident, Reading } from '#contracts/status.ts'
import type { Kept } from './kept.ts'
import type { Probed } from './probe.ts'

/** Two updates in a row are missing: the last one says nothing about now. */
export const STALE_MS = 90_000

/** The page's content, derived from received messages and own probes. */
export type Known = {
  readonly sum: 'UP' | 'BAD' | 'UNKNOWN' | 'ALONE'
  readonly heardAt: number | null
  readonly isStale: boolean
  readonly line: { readonly text: string; readonly textMm: string; readonly heardAt: number } | null
  readonly readings: readonly Reading[]
  readonly now: readonly Incident[]
  readonly planned: readonly Incident[]
  readonly past: readonly Incident[]
}

function websiteReading(probed: Probed | null): Reading {
  const heardAt = probed ? new Date(probed.atMs).toISOString() : null
  return { part: 'WEBSITE', name: null, nameMm: null, state: probed?.state ?? 'UNKNOWN', heardAt }
}

function sumOf(
  website: Reading,
  others: readonly Reading[],
  now: readonly Incident[],
  isStale: boolean,
): Known['sum'] {
  if (website.state === 'DOWN') return 'ALONE'
  const all = [website, ...others]
  if (now.length > 0 || all.some(({ state }) => state === 'DOWN' || state === 'DEGRADED')) return 'BAD'
  return isStale || website.state === 'UNKNOWN' ? 'UNKNOWN' : 'UP'
}

/** Nothing is shown as working without a recent message about it. */
export function knownAt({ state, line }: Kept, probed: Probed | null, nowMs: number): Known {
  const heardAt = state?.heardAt ?? null
  const isStale = heardAt === null || nowMs - heardAt > STALE_MS
  const told = (state?.value.readings ?? []).map((one) =>
    isStale ? { ...one, state: 'UNKNOWN' as const, heardAt: one.heardAt } : one,
  )
  const incidents = state?.value.incidents ?? []
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null)
  const now = open.filter(({ status }) => status !== 'PLANNED')
  const website = websiteReading(probed)
  return {
    sum: sumOf(website, told, now, isStale),
    heardAt,
    isStale,
    line: line?.value ? { ...line.value, heardAt: line.heardAt } : null,
    readings: [website, ...told],
    now,
    planned: open.filter(({ status }) => status === 'PLANNED'),
    past: incidents.filter(({ resolvedAt }) => resolvedAt !== null),
  }
}
