import { refused, type Refused } from '#platform/errors/answer.ts'

/** Why a balance cannot pay this, with the missing amount; null when it can. */
export function missingRefusal(freeKyat: number, totalKyat: number): Refused | null {
  const missing = totalKyat - freeKyat
  return missing > 0
    ? refused('INSUFFICIENT_BALANCE', { slots: { n: missing }, facts: { n: missing } })
    : null
}
