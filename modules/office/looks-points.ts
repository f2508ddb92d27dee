import { makeSumsStore, type Look } from '#modules/proposals/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import type { Free } from './looks-money.ts'
import { makeRecordStore } from './record-store.ts'

/** Points that a customer has change by the hour; what was moved by hand before is what must be the same. */
export const pointsLook = (free: Free): Look<'POINTS'> => ({
  thing: ({ customer }) => `points:${customer}`,
  async look(tx, { recordId, points }) {
    const line = await makeRecordStore(tx).lineOf(recordId)
    if (line === null) return refused('NOT_FOUND')
    const left = points < 0 ? await free(line) : null
    if (left !== null && left.points < -points)
      return refused('POINTS_TOO_FEW', { slots: { n: left.points }, facts: { n: left.points } })
    const before = await makeSumsStore(tx).pointsMoved(line)
    return ok({ seen: { pointsGiven: before.given, pointsTaken: before.taken }, amountKyat: null, line })
  },
})
