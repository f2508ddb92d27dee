import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { keyPaging, pageOf, Reason } from './key-paging.ts'

export const listAttacked = defineCall({
  id: 'listAttacked',
  base: 'office',
  method: 'POST',
  path: '/attacks/numbers',
  session: 'staff',
  staff: ['RISK', 'CARE_LEAD', 'AUDITOR'],
  body: z.object({ ...keyPaging }),
  result: pageOf(
    z.object({
      /** For `liftLock`; says nothing by itself. */
      attackId: z.string(),
      number: z.string(),
      failures24h: z.int(),
      inARow: z.int(),
      codesOffSince: z.nullable(z.string()),
      lastFailureAt: z.nullable(z.string()),
      lockedUntil: z.nullable(z.string()),
    }),
  ),
  summary: 'Numbers whose codes strangers guess at, the latest first.',
})

export const getAttackFigures = defineCall({
  id: 'getAttackFigures',
  base: 'office',
  method: 'GET',
  path: '/attacks/figures',
  session: 'staff',
  staff: ['RISK', 'CARE_LEAD', 'AUDITOR'],
  result: z.object({
    failedToday: z.int(),
    /** Codes have eight digits from there on. */
    highRiskFrom: z.int(),
    highRisk: z.boolean(),
    numbersLocked: z.int(),
    numbersOff: z.int(),
    otherNetworks: z.array(z.object({ network: z.string(), sent: z.int(), most: z.int() })),
    /** Who opened more records in the last hour than anybody should. */
    records: z.array(z.object({ staffId: z.string(), name: z.string(), opened: z.int() })),
  }),
  summary: 'How much is guessed today, and what is switched on against it.',
})

export const liftLock = defineCall({
  id: 'liftLock',
  base: 'office',
  method: 'POST',
  path: '/attacks/numbers/:attackId/lift',
  session: 'staff',
  changes: true,
  staff: ['RISK', 'CARE_LEAD'],
  params: z.object({ attackId: z.uuid() }),
  body: z.object({ why: Reason }),
  result: z.object({}),
  summary: 'Forgives a number what strangers did to it, after its owner has shown that it is theirs.',
})
