import { NoAnswer } from '#platform/errors/no-answer.ts'
import { kyat, type CoreOrders, type Price, type ReserveOrder } from './core.ts'
import type { PlannedOrder } from './move-plan.ts'

export const PATIENCE = { readMs: 2_500, writeMs: 10_000 } as const

/** Stops waiting after this time. The core may still carry out what it was asked. */
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

/** The price the core is expected to take; null where there is none. */
export function expectedOf({ do: kind, order }: PlannedOrder): Price | null {
  if (kind === 'charge') return order.price
  if (kind === 'transfer') return kyat(order.feeKyat + (order.unit === 'MMK' ? order.amount : 0))
  return null
}

/** Whether the core took something else. A core that does not say took what it was asked to take. */
export const isOther = (expected: Price | null, taken: Price | undefined): boolean =>
  expected !== null &&
  taken !== undefined &&
  (taken.amount !== expected.amount || (taken.unit !== expected.unit && taken.amount !== 0))

/** What is reserved until the code arrives: everything the order will take. */
export function setAsideFor(planned: PlannedOrder): Pick<ReserveOrder, 'price' | 'share'> {
  const price = expectedOf(planned) ?? kyat(0)
  if (planned.do !== 'transfer' || planned.order.unit === 'MMK') return { price }
  const { unit, amount } = planned.order
  return { price, share: { unit, amount } }
}
