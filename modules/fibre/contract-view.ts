import type { FibreContract } from '#contracts/fibre-bills.ts'
import type { BookContract } from './fibre-book.ts'
import { maskEnd, maskName } from './masks.ts'
import type { Plans } from './plans.ts'

/** The most that anybody is shown of a contract, its own account included. */
export function contractView(
  contract: BookContract,
  { plans, linked, now }: { readonly plans: Plans; readonly linked: boolean; readonly now: Date },
): FibreContract {
  const plan = plans.plan(contract.packageCode, now)
  const township = plans.place(contract.placeId)?.township
  return {
    contractNo: contract.contractNo,
    ftthAccount: contract.accountNo,
    ownerName: maskName(contract.ownerName),
    phone: maskEnd(contract.line),
    township: township?.name ?? '',
    townshipMm: township?.nameMm ?? '',
    packageId: contract.packageCode,
    packageName: plan?.name ?? contract.packageCode,
    packageNameMm: plan?.nameMm ?? null,
    addOnIds: [...contract.addOnIds],
    status: contract.status,
    monthlyFee: plan?.price.monthlyFee ?? 0,
    billDay: contract.billDay,
    paidUntil: contract.paidUntil,
    due: contract.dueKyat,
    dueOn: contract.dueOn,
    linked,
  }
}
