import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { BookAnswer, ChangeOrder, FibreBook, PostOrder } from './fibre-book.ts'

type Deps = {
  readonly book: Pick<FibreBook, 'post' | 'posted' | 'change'>
  readonly log: { error(facts: object, text: string): void }
}

/**
 * Posts a payment under the order's own id. The book is asked first what became of it, so nothing is posted twice. A refusal counts only
 * when the book repeats it, because it triggers a refund.
 */
export const makeDeliverPayment = ({ book, log }: Deps) =>
  async function deliverPayment(
    order: PostOrder,
    after?: ChangeOrder,
  ): Promise<'DONE' | 'FAILED' | 'UNKNOWN'> {
    try {
      const came = (await book.posted(order.reference, 'POST')) ?? (await book.post(order))
      if (came.said === 'REFUSED') return await definite(order.reference)
      if (came.kyat !== order.kyat) {
        log.error(
          { orderId: order.reference },
          'the book posted another amount than was paid: it is asked again',
        )
        return 'UNKNOWN'
      }
      if (after) await book.change(after)
      return 'DONE'
    } catch (error) {
      if (error instanceof NoAnswer) return 'UNKNOWN'
      throw error
    }

    async function definite(reference: string): Promise<'FAILED' | 'UNKNOWN'> {
      const sure: BookAnswer | null = await book.posted(reference, 'POST')
      return sure?.said === 'REFUSED' ? 'FAILED' : 'UNKNOWN'
    }
  }
