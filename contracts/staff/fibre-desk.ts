import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { FibreBill, FibreContract } from '../fibre-bills.ts'
import { Msisdn } from '../msisdn.ts'
import { Reason } from './key-paging.ts'
import { Grounds } from './proposals.ts'

export const openFibreContract = defineCall({
  id: 'openFibreContract',
  base: 'office',
  method: 'POST',
  path: '/fibre/contracts/open',
  session: 'staff',
  changes: true,
  staff: ['FTTH_DISPATCH', 'CARE_AGENT', 'CARE_LEAD', 'FINANCE', 'AUDITOR'],
  body: z.object({
    contractNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,40}$/)),
    why: Reason,
  }),
  result: z.object({
    contract: FibreContract,
    /** The phone belongs to somebody else now: only linkFibreContract can give the contract to its owner. */
    phoneChangedHands: z.boolean(),
    /** Newest first, the last 24. */
    bills: z.array(FibreBill),
    /** What was paid on which bill, newest first, the last 50. */
    postings: z.array(
      z.object({
        billNo: z.string(),
        kyat: z.int(),
        at: z.string(),
        orderNo: z.nullable(z.string()),
        /** For getOfficePayment, where the caller may make it. */
        paymentId: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'A contract by its number, masked, with its bills and what was posted; for a reason.',
})

export const linkFibreContract = defineCall({
  id: 'linkFibreContract',
  base: 'office',
  method: 'POST',
  path: '/fibre/contracts/link',
  session: 'staff',
  changes: true,
  staff: ['CARE_LEAD'],
  body: z.object({
    contractNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,40}$/)),
    /** What the owner signs in with. */
    number: Msisdn,
    ...Grounds,
  }),
  result: z.object({}),
  summary: 'Gives a contract to the account of its owner, where its phone is somebody else’s by now.',
})
