import type { DueRows } from '#platform/jobs/due-rows.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { begunRenewal } from './renewal-store.ts'

const rows: DueRows = { table: 'subscription', id: 'id', due: 'next_renew_at', begun: begunRenewal }

/** Packages that renew. */
export const DUE_RENEWALS = { rows, job: defineRowJob('purchases.renew', 'outside') }
