import type { VasPackage } from '#contracts/packages.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import type { Family } from '#ui/blossom/flowers.ts'
import { familyOf } from '../catalogue/family-of.ts'
import { HouseFlower } from '../value/house-flower.tsx'

/** A package, or a service: the latter has a name only. */
export type Bought = Pick<VasPackage, 'name' | 'nameMm'> &
  Partial<Pick<VasPackage, 'code' | 'allowances' | 'shareable' | 'channels'>>

export const familyOfItem = ({ code }: Bought): Family => familyOf(code ?? '')

/** The blossom of its family, or the flower of the house. */
export function BoughtFlower({ item }: { readonly item: Bought }) {
  return item.code ? <Blossom family={familyOfItem(item)} /> : <HouseFlower />
}
