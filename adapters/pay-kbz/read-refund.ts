import type { RefundAnswer } from '#modules/payments/index.ts'
import { textOf, type KbzAnswer } from './kbz-requests.ts'

const REFUSALS: ReadonlySet<string> = new Set(['REFUND_AMOUNT_EXCEEDED', 'ORDER_NOT_PAID', 'ORDER_NOT_EXIST'])

/** The state of a refund in their words; an unknown word means "not known", and we ask again. */
export function readRefund(answer: KbzAnswer): RefundAnswer {
  const [status, code] = [textOf(answer, 'refund_status').trim(), textOf(answer, 'code')]
  const providerRef = textOf(answer, 'refund_order_id')
  const evidence = { result: answer.result, code, status }
  const named = providerRef === '' ? {} : { providerRef }
  if (answer.result === 'SUCCESS' && status === 'REFUND_SUCCESS') return { said: 'DONE', ...named, evidence }
  if (answer.result === 'SUCCESS' && status === 'REFUNDING') return { said: 'ON_ITS_WAY', ...named, evidence }
  if (status === 'REFUND_FAILED' || REFUSALS.has(code)) return { said: 'REFUSED', evidence }
  return { said: code === 'REFUND_NOT_EXIST' ? 'NOT_FOUND' : 'NOT_KNOWN', evidence }
}
