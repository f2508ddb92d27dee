import type { ResultOf } from '#contracts/call.ts'
import { topupCredit, type getTopupFaces } from '#contracts/payments.ts'
import type { Transaction } from '#contracts/value.ts'

export type Faces = ResultOf<typeof getTopupFaces>

export type Offered = Pick<Faces, 'faces' | 'custom'>

/** What may be ordered in one go: a guest no more than a guest's day. */
export function offeredTo({ faces, custom, perDay }: Faces, isGuest: boolean): Offered {
  if (!isGuest) return { faces, custom }
  const most = perDay.guestKyat
  const max = custom && Math.min(custom.max, most)
  return {
    faces: faces.filter((face) => face <= most),
    custom: custom && max !== null && max >= custom.min ? { ...custom, max } : null,
  }
}

export const isOffered = ({ faces, custom }: Offered, kyat: number): boolean =>
  faces.includes(kyat) ||
  (custom !== null && kyat >= custom.min && kyat <= custom.max && (kyat - custom.min) % custom.step === 0)

/** The least that brings the balance so much, of all that is offered; null when nothing does. */
export function leastFor(offered: Offered, taxPct: number, needKyat: number): number | null {
  const { faces, custom } = offered
  const brings = (kyat: number) => topupCredit(kyat, taxPct) >= needKyat
  const face = faces.find(brings) ?? null
  if (!custom) return face
  const steps = Math.max(0, Math.ceil((needKyat - topupCredit(custom.min, taxPct)) / custom.step))
  // Part of each step is tax, so a few more may be needed.
  let own: number | null = custom.min + steps * custom.step
  while (own !== null && !brings(own)) own = own + custom.step <= custom.max ? own + custom.step : null
  if (own === null || own > custom.max) return face
  return face === null ? own : Math.min(face, own)
}

/** What this line is mostly topped up with; the latest of several, null where it never was. */
export function usualOf(rows: readonly Transaction[], faces: readonly number[]): number | null {
  const paid = rows.flatMap(({ why: { slots } }) =>
    typeof slots['paid'] === 'number' ? [slots['paid']] : [],
  )
  const known = paid.filter((kyat) => faces.includes(kyat))
  const times = (kyat: number) => known.filter((one) => one === kyat).length
  return known.reduce<number | null>(
    (most, kyat) => (most === null || times(kyat) > times(most) ? kyat : most),
    null,
  )
}
