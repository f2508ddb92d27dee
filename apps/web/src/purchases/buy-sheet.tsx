import type { VasPackage } from '#contracts/packages.ts'
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
  return (
    <PurchaseSheet item={vasPackage} purchase={purchase} open={open} onClose={onClose}>
      <BuyForm vasPackage={vasPackage} purchase={purchase} />
    </PurchaseSheet>
  )
}
