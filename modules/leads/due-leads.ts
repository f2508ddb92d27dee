import type { LeadState } from '#contracts/staff/leads.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import { makeLeadStore } from './lead-store.ts'

const DAY_MS = 86_400_000
/** Won or lost leads are kept for two years; spam for a month, in case it was a mistake. */
const KEPT_DAYS: Readonly<Partial<Record<LeadState, number>>> = { WON: 730, LOST: 730, SPAM: 30 }

export function forgetAt(state: LeadState, now: Date): Date | null {
  const days = KEPT_DAYS[state]
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS)
}

export const DUE_LEADS = {
  rows: { table: 'lead', id: 'id', due: 'due_at' },
  job: defineRowJob('leads.forget', 'inside'),
} as const

export const makeForgetLead = ({ db, clock }: { readonly db: Database; readonly clock: Clock }) =>
  async function forget(id: string): Promise<void> {
    await makeLeadStore(db).remove(id, clock.now())
  }
