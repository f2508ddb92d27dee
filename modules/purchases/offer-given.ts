import type { Offer } from '#modules/packages/index.ts'
import type { OfferSeen } from './offer-store.ts'

/** Why a line does not get the offer it was shown. */
export type NotGiven = 'OVER' | 'USED' | 'GONE'

export type Given =
  | { readonly offer: Offer; readonly piece: number | null }
  | { readonly offer: null; readonly piece: null; readonly why: NotGiven }

const none = (why: NotGiven): Given => ({ offer: null, piece: null, why })

export const NOT_OFFERED: Given = none('OVER')

/** The offer as this line gets it: not a second time where once is the most, and not when all pieces are taken. */
export function offerGiven(offer: Offer | null, { used, piece }: OfferSeen): Given {
  if (offer === null) return NOT_OFFERED
  if (used) return none('USED')
  if (offer.limited && piece === null) return none('GONE')
  return { offer, piece }
}
