import type { FtthPackage, Place } from '#contracts/fibre.ts'
import type { CreateOrder } from '#contracts/payments.ts'
import type { Draft } from './draft.ts'
import { documentOf, type IdTyped } from './id-typed.ts'
import { orderPrice } from './order-price.ts'

type Chosen = {
  readonly plan: FtthPackage
  readonly place: Place
  readonly draft: Draft
  readonly id: IdTyped
  readonly payOnSite: boolean
}

const isMonths = (months: number): months is 1 | 3 | 6 | 12 => [1, 3, 6, 12].includes(months)

/** The order as it was shown; null where something of it is missing. */
export function orderBody({ plan, place, draft, id, payOnSite }: Chosen): CreateOrder | null {
  const { months, visit, floor } = draft
  if (!visit || !isMonths(months)) return null
  const [secondPhone, email, note] = [draft.secondPhone.trim(), draft.email.trim(), draft.note.trim()]
  return {
    type: 'FTTH_NEW',
    packageId: plan.id,
    months,
    addOnIds: plan.addOns.map((addOn) => addOn.id).filter((one) => draft.addOnIds.includes(one)),
    applicant: {
      fullName: draft.fullName.trim(),
      contactPhone: draft.phone,
      ...(secondPhone && { secondPhone }),
      ...(email && { email }),
      placeId: place.placeId,
      address: draft.address.trim(),
      buildingType: draft.buildingType,
      ...(floor && { floor: Number(floor) }),
      ...(note && { note }),
    },
    idDocument: documentOf(id),
    visit,
    payOnSite,
    consent: true,
    expectedTotal: orderPrice(plan, draft).total,
  }
}
