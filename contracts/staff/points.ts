import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { TIERS } from '../loyalty-tiers.ts'
import { Grounds, Made, OpenProposal, PointsMoved } from './proposals.ts'
import { OPENS_RECORDS } from './roles.ts'

const onRecord = {
  base: 'office',
  session: 'staff',
  params: z.object({ recordId: z.uuid() }),
} as const

export const getRecordPoints = defineCall({
  id: 'getRecordPoints',
  ...onRecord,
  staff: OPENS_RECORDS,
  method: 'GET',
  path: '/records/:recordId/points',
  result: z.object({
    /** Null while the core does not answer. */
    spendable: z.nullable(z.int()),
    /** Null for a line that never had points. */
    member: z.nullable(z.object({ tier: z.enum(TIERS), tierValidTo: z.string() })),
    /** On their way to the line. */
    held: z.array(z.object({ points: z.int(), at: z.string() })),
    /** Of purchases that were refunded: what had been spent by then and could not be taken back, newest first. */
    missing: z.array(z.object({ earnedAt: z.string(), earned: z.int(), missing: z.int() })),
    /** The most the caller may add or take alone now, by limit and today's corrections. */
    alonePoints: z.int(),
    proposal: OpenProposal,
  }),
  summary: 'Points and tier of the customer, what is on hold, and what a refund could not take back.',
})

export const proposePoints = defineCall({
  id: 'proposePoints',
  ...onRecord,
  staff: ['LOYALTY'],
  method: 'POST',
  path: '/records/:recordId/points/adjust',
  changes: true,
  body: z.object({ points: PointsMoved, ...Grounds }),
  result: Made,
  summary:
    'Adds points to the line, or takes them. Alone up to 1,000 at once and 3,000 in a day, else a second person decides. POINTS_TOO_FEW when the line has fewer.',
})
