import { askNow } from '#contracts/staff/without-answer.ts'
import { proposePaymentEnd, proposeRefund } from '#contracts/staff/payments.ts'
import { formatKyat } from '#language/formats.ts'
import { useNotify } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import { useMade } from '../approvals/use-made.ts'
import { Ask } from '../ask/ask.tsx'
import { Choices, Grounds, grounds, KyatField } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import type { OfficePayment } from './office-payment.ts'

type Props = { data: OfficePayment }

/** What can be done about a payment; while a proposal about it waits, nothing else. */
export function PaymentActs({ data }: Props) {
  const may = useMay()
  const { payment, refundableKyat } = data
  return (
    <Row>
      {payment.state === 'UNKNOWN' && may(askNow) ? <AskChannel paymentId={payment.paymentId} /> : null}
      {!payment.proposal && payment.state === 'HELD' && may(proposePaymentEnd) ? (
        <EndHeld data={data} />
      ) : null}
      {!payment.proposal && refundableKyat > 0 && may(proposeRefund) ? <Refund data={data} /> : null}
    </Row>
  )
}

function AskChannel({ paymentId }: { paymentId: string }) {
  const words = useWords()
  const notify = useNotify()
  const { run, busy, refusal } = useChange(askNow)
  const ask = async () => {
    const answer = await run({ body: { kind: 'PAYMENT', id: paymentId } })
    if (answer) notify(words(answer.asked ? 'unanswered.asked' : 'unanswered.notAsked'), { type: 'info' })
  }
  return (
    <>
      <Act disabled={busy} onClick={() => void ask()}>
        {words('payments.askChannel')}
      </Act>
      <Refused refusal={refusal} />
    </>
  )
}

function Refund({ data: { payment, refundableKyat, takesBackKyat, aloneKyat } }: Props) {
  const words = useWords()
  const said = useMade()
  const kyat = (amount: number) => formatKyat(amount, currentLang())
  const ask = useAsk<string, typeof proposeRefund>(proposeRefund)
  return (
    <>
      <Act look="main" onClick={() => ask.open(payment.paymentId)}>
        {words('payments.refund')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('payments.refund')}
          act={words('payments.refund')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ kyat: refundableKyat }}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              {
                params: { paymentId: payment.paymentId },
                body: { kyat: Number(answers['kyat']), ...grounds(answers) },
              },
              said,
            )
          }
        >
          {takesBackKyat ? (
            <Note>
              {words(payment.type === 'TOPUP' ? 'payments.takesBackFirst' : 'payments.takesBackBook', {
                kyat: kyat(takesBackKyat),
              })}
            </Note>
          ) : null}
          <p>
            {aloneKyat > 0 ? words('payments.alone', { kyat: kyat(aloneKyat) }) : words('payments.notAlone')}
          </p>
          <KyatField source="kyat" label={words('payments.refundKyat')} max={refundableKyat} />
          <Grounds />
        </Ask>
      ) : null}
    </>
  )
}

function EndHeld({ data: { payment } }: Props) {
  const words = useWords()
  const said = useMade()
  const ask = useAsk<string, typeof proposePaymentEnd>(proposePaymentEnd)
  return (
    <>
      <Act look="main" onClick={() => ask.open(payment.paymentId)}>
        {words('unanswered.proposeEnd')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('payments.endHeld')}
          act={words('ask.propose')}
          busy={ask.busy}
          refusal={ask.refusal}
          // The amount received may differ from the amount asked for: the proposer types it from the channel's own records.
          start={{ as: 'RETURN', kyat: payment.paidKyat ?? undefined }}
          onClose={ask.close}
          onAct={(answers) => {
            const back = answers['as'] === 'RETURN'
            const body = { as: back ? ('RETURN' as const) : ('RELEASE' as const), ...grounds(answers) }
            void ask.send(
              {
                params: { paymentId: payment.paymentId },
                body: back ? { ...body, kyat: Number(answers['kyat']) } : body,
              },
              said,
            )
          }}
        >
          <Choices
            source="as"
            label={words('unanswered.endAs')}
            choices={[
              { id: 'RETURN', name: words('kind.PAYMENT_RETURN') },
              { id: 'RELEASE', name: words('kind.PAYMENT_RELEASE') },
            ]}
          />
          <KyatField source="kyat" label={words('payments.came')} />
          <Grounds />
        </Ask>
      ) : null}
    </>
  )
}
