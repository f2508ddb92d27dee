import type { VasPackage } from '#contracts/packages.ts'
import { priceNow } from '../catalogue/offered-price.ts'
import { totalPrice } from '../value/total-price.ts'
import { BuyForm } from './buy-form.tsx'
import { PurchaseSheet } from './purchase-sheet.tsx'
import { usePurchase } from './use-purchase.ts'

export type BuySheetProps = {
  readonly vasPackage: VasPackage
  readonly open: boolean
  readonly onClose: () => void
}

export function BuySheet({ vasPackage, open, onClose }: BuySheetProps) {
  const purchase = usePurchase(vasPackage)
  const price = totalPrice({ ...vasPackage, price: priceNow(vasPackage) })
  return (
    <PurchaseSheet item={vasPackage} purchase={purchase} price={price} open={open} onClose={onClose}>
      <BuyForm vasPackage={vasPackage} purchase={purchase} />
    </PurchaseSheet>
  )
}
