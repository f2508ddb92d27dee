import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const INCIDENT_SERVICES = ['mobile', 'ftth', 'payment', 'website'] as const
export type IncidentService = (typeof INCIDENT_SERVICES)[number]

/** How far a disturbance is; PLANNED is work that was told ahead and is not counted as one. */
export const INCIDENT_PHASES = ['INVESTIGATING', 'IDENTIFIED', 'FIXING', 'MONITORING', 'PLANNED'] as const
export type IncidentPhase = (typeof INCIDENT_PHASES)[number]
export const INCIDENT_STATUSES = [...INCIDENT_PHASES, 'RESOLVED'] as const

/** How long an incident is shown after its end. */
export const INCIDENT_HISTORY_DAYS = 90

export const Incident = z.object({
  incidentId: z.string(),
  title: z.string(),
  titleMm: z.string(),
  service: z.enum(INCIDENT_SERVICES),
  placeIds: z.array(z.string()),
  /** Their names, in the same order; none is everywhere. */
  places: z.array(z.object({ name: z.string(), nameMm: z.string() })),
  status: z.enum(INCIDENT_STATUSES),
  startedAt: z.string(),
  etaAt: z.nullable(z.string()),
  resolvedAt: z.nullable(z.string()),
  /** Newest first. */
  updates: z.array(
    z.object({ at: z.string(), status: z.enum(INCIDENT_STATUSES), text: z.string(), textMm: z.string() }),
  ),
})
export type Incident = z.infer<typeof Incident>

/** What the product sees of itself. PAYMENT has one of each channel. */
export const READING_PARTS = ['WEBSITE', 'CORE', 'CODES', 'SMS', 'PAYMENT'] as const
export type ReadingPart = (typeof READING_PARTS)[number]
/** UNKNOWN: nothing was seen of it lately, so nothing is said of it but since when. */
export const READING_STATES = ['UP', 'DEGRADED', 'DOWN', 'UNKNOWN'] as const
export type ReadingState = (typeof READING_STATES)[number]

export const Reading = z.object({
  part: z.enum(READING_PARTS),
  /** Of a payment channel: its name. */
  name: z.nullable(z.string()),
  nameMm: z.nullable(z.string()),
  state: z.enum(READING_STATES),
  /** When it was last seen doing anything; null: never. */
  heardAt: z.nullable(z.string()),
})
export type Reading = z.infer<typeof Reading>

export const getIncidents = defineCall({
  id: 'getIncidents',
  base: 'website',
  method: 'GET',
  path: '/status/incidents',
  session: 'none',
  query: z.object({ placeId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))) }),
  result: z.array(Incident),
  summary:
    'Disturbances and planned work, newest first, and what ended within 90 days; of one place with what lies around and in it.',
})

export const getReadings = defineCall({
  id: 'getReadings',
  base: 'website',
  method: 'GET',
  path: '/status/readings',
  session: 'none',
  result: z.array(Reading),
  summary: 'How the parts of the product are doing, by what was seen of each; UNKNOWN where nothing was.',
})

export const tellWhenFixed = defineCall({
  id: 'tellWhenFixed',
  base: 'website',
  method: 'POST',
  path: '/status/incidents/:incidentId/tell-me',
  session: 'contact',
  provenFor: 'TICKET',
  changes: true,
  perAddress: { most: 60, seconds: 600 },
  params: z.object({ incidentId: z.uuid() }),
  result: z.object({}),
  summary:
    'One SMS to the own or proven number when it is over; asked twice it is still one. NOT_FOUND when it is over already.',
})
