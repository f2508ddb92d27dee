import type { Delivered } from '#modules/payments/index.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { FibreBook, ReverseOrder } from './fibre-book.ts'

/** Repeated under the same reference until the book answers; its answer is final either way. */
export const makeTakePaymentBack = ({ book }: { readonly book: Pick<FibreBook, 'reverse'> }) =>
  async function takePaymentBack(order: ReverseOrder): Promise<Delivered> {
    try {
      const came = await book.reverse(order)
      if (came.said === 'REFUSED') return 'FAILED'
      return came.kyat === order.kyat ? 'DONE' : 'UNKNOWN'
    } catch (error) {
      if (error instanceof NoAnswer) return 'UNKNOWN'
      throw error
    }
  }
