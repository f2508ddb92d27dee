import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { confirmPayment, type Payment } from '#contracts/payments.ts'
import { resendMoveCode } from '#contracts/value.ts'
import { CODE_LENGTHS, type OtpView } from '#contracts/identity.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import { now } from '../clock/now.ts'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { owner } from '../session/own-storage.ts'
import { MoveCode } from '../value/move-code.tsx'
import { isAboutCode } from '../value/move-errors.ts'
import { timesOf } from '../value/sent-step.ts'
import result from '../value/result.module.css'
import styles from './payments.module.css'

type Props = {
  readonly payment: Payment
  readonly onAnother: () => void
  /** A code was accepted: the payment's state is requested. */
  readonly onPaid: () => void
}

type Sent = ReturnType<typeof timesOf>

/** After a reload the page may only know that a code was sent. */
const sentOf = ({ action: { otp }, createdAt, expiresAt }: Payment): Sent =>
  otp
    ? // It was told when the payment began, and counts from then.
      timesOf(otp, Date.parse(createdAt))
    : {
        maskedPhone: maskMsisdn(owner.read() ?? ''),
        codeLength: CODE_LENGTHS.usual,
        expiresAt: Date.parse(expiresAt),
        resendAt: 0,
      }

/** Payment from the own balance: without leaving the page, and with a code for larger amounts. */
export function PayByCode({ payment, onAnother, onPaid }: Props) {
  const { t, lang } = useWords()
  const [sent, setSent] = useState(() => sentOf(payment))
  const { confirm, resend } = useCalls(payment.paymentId, onPaid, (otp) => setSent(timesOf(otp, now())))
  const wait = useSecondsLeft(sent.resendAt)
  const refusal = confirm.error instanceof ApiRefusal && isAboutCode(confirm.error) ? confirm.error : null
  const problem = resend.error ?? (refusal ? null : confirm.error)
  return (
    <div className={result.result}>
      <Card as="section" padding="roomy" className={styles.another}>
        <h2 className={styles.title}>
          {t('payments.fromBalance', { amount: formatKyat(payment.amount, lang) })}
        </h2>
        <MoveCode
          step={sent}
          move={{ refusal, pending: confirm.isPending, start: (otp) => confirm.mutate(otp) }}
          onStartAgain={onAnother}
        />
        {problem && (
          <Notice tone="danger" announce="assertive">
            {problem.message || t('state.offlineText')}
          </Notice>
        )}
        <Button
          full
          variant="secondary"
          icon={RefreshIcon}
          loading={resend.isPending}
          disabled={wait > 0 || confirm.isPending}
          onClick={() => resend.mutate()}
        >
          {wait > 0 ? t('identity.resendIn', { time: clockText(wait) }) : t('identity.resend')}
        </Button>
        <Button full variant="quiet" disabled={confirm.isPending} onClick={onAnother}>
          {t('payments.another')}
        </Button>
      </Card>
    </div>
  )
}

function useCalls(paymentId: string, onPaid: () => void, onSent: (otp: OtpView) => void) {
  const client = useQueryClient()
  const queryKey = useOwnKey('order')
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: (otp: string) => callApi(confirmPayment, { body: { paymentId, otp } }),
    onSuccess: onPaid,
    // After a lost answer too: only the server knows the state.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
  const resend = useMutation({
    networkMode: 'always',
    mutationFn: async () => (await callApi(resendMoveCode, { params: { moveId: paymentId } })).result,
    onSuccess: ({ otp }) => onSent(otp),
  })
  return { confirm, resend }
}
