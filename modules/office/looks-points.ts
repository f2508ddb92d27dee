import { makeSumsStore, type Look } from '#modules/proposals/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import type { Free } from './looks-money.ts'
import { makeRecordStore } from './record-store.ts'

/** A customer's points change all the time, so what must stay the same is the total that staff have moved. */
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
