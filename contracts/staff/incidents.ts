import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { INCIDENT_PHASES, INCIDENT_SERVICES, INCIDENT_STATUSES } from '../status.ts'
import { keyPaging, pageOf } from './key-paging.ts'

/** PROPOSED by the count of tickets; staff publish or refuse it, say how it goes, and end it. */
export const INCIDENT_STATES = ['PROPOSED', 'OPEN', 'REFUSED', 'ENDED'] as const

export const INCIDENT_TITLE = { min: 3, max: 80 } as const
export const INCIDENT_TEXT = { min: 3, max: 500 } as const
export const INCIDENT_PLACES_MOST = 50

const StaffIncident = z.object({
  incidentId: z.string(),
  state: z.enum(INCIDENT_STATES),
  service: z.enum(INCIDENT_SERVICES),
  ward: z.nullable(z.string()),
  placeIds: z.array(z.string()),
  /** Their names, in the same order; none is everywhere. */
  places: z.array(z.object({ name: z.string(), nameMm: z.string() })),
  title: z.nullable(z.string()),
  titleMm: z.nullable(z.string()),
  status: z.nullable(z.enum(INCIDENT_STATUSES)),
  since: z.string(),
  etaAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Newest first. */
  updates: z.array(
    z.object({ at: z.string(), status: z.enum(INCIDENT_STATUSES), text: z.string(), textMm: z.string() }),
  ),
  tickets: z.int(),
  /** How many without a ticket want to be told. */
  watching: z.int(),
  /** How many people were informed of its end. */
  told: z.int(),
  version: z.int(),
})
export type StaffIncident = z.infer<typeof StaffIncident>

const title = z.string().check(z.trim(), z.minLength(INCIDENT_TITLE.min), z.maxLength(INCIDENT_TITLE.max))
const text = z.string().check(z.trim(), z.minLength(INCIDENT_TEXT.min), z.maxLength(INCIDENT_TEXT.max))
const moment = z.iso.datetime({ offset: true })
const placeIds = z
  .array(z.string().check(z.minLength(1), z.maxLength(80)))
  .check(z.maxLength(INCIDENT_PLACES_MOST))
const both = { text, textMm: text }
const words = {
  title,
  titleMm: title,
  ...both,
  placeIds,
  phase: z.enum(INCIDENT_PHASES),
  /** When it should be over. */
  etaAt: z.nullable(moment),
}
/** The version as read: of two concurrent changes one is refused. */
const seen = { version: z.int().check(z.gte(1)) }
const lead = {
  base: 'office',
  method: 'POST',
  session: 'staff',
  staff: ['CARE_LEAD'],
  changes: true,
} as const
const one = { ...lead, params: z.object({ incidentId: z.uuid() }), result: StaffIncident }

export const listIncidents = defineCall({
  id: 'listIncidents',
  base: 'office',
  method: 'POST',
  path: '/incidents/list',
  session: 'staff',
  staff: ['CARE_AGENT', 'CARE_LEAD', 'AUDITOR'],
  body: z.object({ state: z.optional(z.enum(INCIDENT_STATES)), ...keyPaging }),
  result: pageOf(StaffIncident),
  summary: 'Disturbances, proposed by many tickets of a ward or opened by staff, newest first.',
})

export const getIncidentPlaces = defineCall({
  id: 'getIncidentPlaces',
  base: 'office',
  method: 'GET',
  path: '/incidents/places',
  session: 'staff',
  staff: ['CARE_LEAD'],
  result: z.array(z.object({ placeId: z.string(), name: z.string(), nameMm: z.string() })),
  summary: 'Regions and townships that a disturbance can be in.',
})

export const openIncident = defineCall({
  id: 'openIncident',
  ...lead,
  path: '/incidents',
  body: z.object({
    service: z.enum(INCIDENT_SERVICES),
    ...words,
    /** When it began, or will begin; left out, now. */
    since: z.optional(moment),
  }),
  result: StaffIncident,
  summary: 'Tells of a disturbance or of planned work in public, at once.',
})

export const publishIncident = defineCall({
  id: 'publishIncident',
  ...one,
  path: '/incidents/:incidentId/publish',
  body: z.object({ ...seen, ...words }),
  summary: 'Makes a proposal public with words in both languages, where it is and when it should be over.',
})

export const updateIncident = defineCall({
  id: 'updateIncident',
  ...one,
  path: '/incidents/:incidentId/update',
  body: z.object({ ...seen, ...both, phase: z.enum(INCIDENT_PHASES), etaAt: z.nullable(moment) }),
  summary: 'Says in public how it goes, with the time; TICKET_STATE when it is not open.',
})

export const decideIncident = defineCall({
  id: 'decideIncident',
  ...one,
  path: '/incidents/:incidentId/decide',
  body: z.discriminatedUnion('what', [
    z.object({ ...seen, what: z.literal('REFUSE') }),
    z.object({ ...seen, what: z.literal('END'), ...both }),
  ]),
  summary:
    'Refuses a proposal, or ends an incident with a last word: everybody with a ticket of it or who asked is told once.',
})
