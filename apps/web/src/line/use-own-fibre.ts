import type { FibreContract } from '#contracts/fibre-bills.ts'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import { useFibreContracts } from '../api/use-fibre-contracts.ts'
import { useLineOrders } from '../api/use-line-orders.ts'
import { isOnItsWay } from './own-fibre.ts'

export type OwnFibre = {
  readonly contracts: readonly FibreContract[]
  /** Of new lines, those that are not over. */
  readonly orders: readonly LineOrder[]
}

/** Home fibre of whoever is signed in; most have none, and what does not come is not missed. */
export function useOwnFibre(): OwnFibre {
  return {
    contracts: useFibreContracts().data?.contracts ?? [],
    orders: (useLineOrders().data ?? []).filter(isOnItsWay),
  }
}
