import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { CoreOrders, ReserveOrder } from './core.ts'
import type { PlannedOrder } from './move-plan.ts'

export const PATIENCE = { readMs: 2_500, writeMs: 10_000 } as const

/** Stops waiting after this time. The core may still act on what it was asked. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('too late')), ms)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The move's own id is the core's external reference. */
export function askCore<Form>(
  core: CoreOrders<Form>,
  id: string,
  planned: PlannedOrder,
  hold: string | null,
): Form {
  switch (planned.do) {
    case 'charge':
      return core.charge({ ...planned.order, id, hold })
    case 'transfer':
      return core.transfer({ ...planned.order, id, hold })
    case 'credit':
      return core.credit({ ...planned.order, id })
    case 'reverse':
      return core.reverse({ ...planned.order, id })
    case 'takeBack':
      return core.takeBack({ ...planned.order, id })
  }
}

/** What should have left the main balance; null where nothing does. */
export function expectedKyat({ do: kind, order }: PlannedOrder): number | null {
  if (kind === 'charge') return order.priceKyat
  if (kind === 'transfer') return order.feeKyat + (order.unit === 'MMK' ? order.amount : 0)
  return null
}

/** What is set aside until the code comes back: all that the order will take. */
export function setAsideFor(planned: PlannedOrder): Pick<ReserveOrder, 'amountKyat' | 'share'> {
  const amountKyat = expectedKyat(planned) ?? 0
  if (planned.do !== 'transfer' || planned.order.unit === 'MMK') return { amountKyat }
  const { unit, amount } = planned.order
  return { amountKyat, share: { unit, amount } }
}
