import type { Made, Proposed } from '#contracts/staff/proposals.ts'
import {
  ALONE_KYAT,
  ALONE_KYAT_A_DAY,
  ALONE_POINTS,
  ALONE_POINTS_A_DAY,
  PROPOSAL_KINDS,
} from '#contracts/staff/proposal-kinds.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import type { Tx } from '#platform/db/database.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import type * as z from 'zod/mini'
import type { Looked } from './look.ts'
import { makeSumsStore } from './sums-store.ts'

type Second = z.infer<typeof Made>['second']

/** Kinds that one person may do alone, up to a limit per case and per day. */
const ALONE = {
  REFUND: { atOnce: ALONE_KYAT, aDay: ALONE_KYAT_A_DAY },
  POINTS: { atOnce: ALONE_POINTS, aDay: ALONE_POINTS_A_DAY },
} as const

/** The size in the kind's own measure: kyat of a refund, points added or taken. */
function measured(proposed: Proposed, { amountKyat }: Looked) {
  if (proposed.kind === 'POINTS') return { kind: proposed.kind, amount: Math.abs(proposed.points) }
  if (proposed.kind === 'REFUND' && amountKyat !== null) return { kind: proposed.kind, amount: amountKyat }
  return null
}

/** Why a second person has to approve; null when one is enough. */
export async function secondFor(
  tx: Tx,
  proposed: Proposed,
  looked: Looked,
  who: Pick<StaffCaller, 'staffId' | 'roles'>,
  now: Date,
): Promise<Second> {
  const much = measured(proposed, looked)
  if (much === null || looked.line === null) return 'KIND'
  const { kind, amount } = much
  const mayAlone: readonly Role[] = PROPOSAL_KINDS[kind].approvers
  if (!who.roles.some((role) => mayAlone.includes(role))) return 'ROLE'
  const { atOnce, aDay } = ALONE[kind]
  if (amount > atOnce) return 'AMOUNT'
  const counted = { kind, by: who.staffId, line: looked.line, since: yangonDayStart(now) }
  const sums = await makeSumsStore(tx).lockedSince(counted)
  if (sums.ofStaff + amount > aDay) return 'DAY_OF_STAFF'
  return sums.ofCustomer + amount > aDay ? 'DAY_OF_CUSTOMER' : null
}
