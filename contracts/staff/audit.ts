import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { keyPaging, pageOf, YangonDay } from './key-paging.ts'

export const AuditRow = z.object({
  auditId: z.string(),
  at: z.string(),
  staffId: z.nullable(z.string()),
  staffName: z.string(),
  /** The call, or the work that ran for an approved proposal. */
  call: z.string(),
  /** `payment:…`, `staff:…`, `customer:…` (a tag that names nobody). */
  thing: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** SUCCESS or the code of the refusal. */
  outcome: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditRow = z.infer<typeof AuditRow>

export const searchAudit = defineCall({
  id: 'searchAudit',
  base: 'office',
  method: 'POST',
  path: '/audit/search',
  session: 'staff',
  staff: ['AUDITOR', 'RISK'],
  body: z.object({
    staffId: z.optional(z.uuid()),
    thing: z.optional(z.string().check(z.maxLength(120))),
    /** The customer of an opened record: its things are found by a tag. */
    recordId: z.optional(z.uuid()),
    day: z.optional(YangonDay),
    ...keyPaging,
  }),
  result: pageOf(AuditRow),
  summary: 'Who did what, newest first, by person, thing or day.',
})

export const getAuditSeals = defineCall({
  id: 'getAuditSeals',
  base: 'office',
  method: 'POST',
  path: '/audit/seals',
  session: 'staff',
  staff: ['AUDITOR', 'RISK'],
  body: z.object({ ...keyPaging }),
  result: pageOf(
    z.object({
      day: z.string(),
      rows: z.int(),
      seal: z.string(),
      /** Counted again just now. */
      holds: z.boolean(),
    }),
  ),
  summary: 'Days in their chain, each counted again: a row that was changed, added or lost breaks its day.',
})
