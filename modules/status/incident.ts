import type { IncidentPhase, IncidentService } from '#contracts/status.ts'

export type IncidentState = 'PROPOSED' | 'OPEN' | 'REFUSED' | 'ENDED'

/** What staff do with an incident, from which states, and the state it leads to. */
export const DEEDS = {
  PUBLISH: { from: ['PROPOSED'], to: 'OPEN' },
  REFUSE: { from: ['PROPOSED'], to: 'REFUSED' },
  UPDATE: { from: ['OPEN'], to: 'OPEN' },
  END: { from: ['OPEN'], to: 'ENDED' },
} as const satisfies Record<string, { readonly from: readonly IncidentState[]; readonly to: IncidentState }>

export const mayDo = (deed: keyof typeof DEEDS, state: IncidentState): boolean =>
  (DEEDS[deed].from as readonly IncidentState[]).includes(state)

export type IncidentUpdate = {
  readonly at: Date
  /** Null for its end. */
  readonly phase: IncidentPhase | null
  readonly text: string
  readonly textMm: string
}

export type StoredIncident = {
  readonly id: string
  readonly service: IncidentService
  /** The place of the proposal; empty when staff opened it. */
  readonly placeId: string
  readonly ward: string
  readonly placeIds: readonly string[]
  readonly state: IncidentState
  readonly title: string | null
  readonly titleMm: string | null
  readonly phase: IncidentPhase | null
  readonly since: Date
  readonly etaAt: Date | null
  readonly endedAt: Date | null
  readonly publishedAt: Date | null
  readonly told: number
  readonly version: number
  readonly tickets: number
  readonly watching: number
  /** Newest first. */
  readonly updates: readonly IncidentUpdate[]
}
