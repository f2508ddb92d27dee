import type { PaymentRow } from '#contracts/staff/payments.ts'
import { useWords } from '../i18n/use-words.ts'
import { Tag, type Tone } from '../parts/tag.tsx'

const TONES: Readonly<Record<PaymentRow['state'], Tone>> = {
  CREATED: 'plain',
  PENDING_USER: 'plain',
  PROCESSING: 'plain',
  SUCCEEDED: 'ok',
  FAILED: 'plain',
  EXPIRED: 'plain',
  UNKNOWN: 'warn',
  HELD: 'warn',
  REFUND_PENDING: 'warn',
  REFUNDED: 'ok',
  CHARGED_BACK: 'bad',
}

export function PaymentState({ state }: { state: PaymentRow['state'] }) {
  const words = useWords()
  return <Tag tone={TONES[state]}>{words(`paymentState.${state}`)}</Tag>
}
