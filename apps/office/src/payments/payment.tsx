import { getOfficePayment } from '#contracts/staff/payments.ts'
import { Link, useParams } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row, Split } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { Timeline } from '../parts/timeline.tsx'
import type { OfficePayment } from './office-payment.ts'
import { PaymentActs } from './payment-acts.tsx'
import { PaymentState } from './payment-state.tsx'
import { REFUND_TONES } from './refund-list.tsx'

/** One try to pay, with every step it took, what went back and what can be done. */
export function Payment() {
  const words = useWords()
  const name = useName()
  const { paymentId = '' } = useParams()
  const { data, error } = useRead(getOfficePayment, { params: { paymentId } }, { everyMs: 5_000 })
  if (!data)
    return (
      <>
        <Top title={words('payments.one')} />
        <Refused refusal={error} />
      </>
    )
  const { payment, refunds, steps } = data
  return (
    <>
      <Top
        title={words('payments.title', { order: payment.orderNo })}
        under={name('orderType', payment.type)}
      />
      <Split
        side={
          <Panel title={words('payments.steps')}>
            <Timeline
              points={steps.map(({ record, to, why, at }, index) => ({
                key: `${index}`,
                is: 'done',
                title: `${name('step', record)}: ${name('workState', to)}`,
                text: (
                  <>
                    <Moment at={at} /> {name('stepWhy', why)}
                  </>
                ),
              }))}
            />
          </Panel>
        }
      >
        <Panel
          title={words('payments.one')}
          aside={
            <Row>
              <PaymentState state={payment.state} />
              <WaitingMark proposal={payment.proposal} />
            </Row>
          }
        >
          <PaymentFacts data={data} />
          <PaymentActs data={data} />
        </Panel>
        {refunds.length > 0 ? (
          <Panel title={words('payments.view.REFUNDS')}>
            <Facts
              facts={refunds.map(({ refundId, createdAt, amountKyat, state, why }) => [
                `${name('refundWhy', why)}`,
                <Row key={refundId}>
                  <Kyat amount={amountKyat} />
                  <Tag tone={REFUND_TONES[state]}>{words(`refundState.${state}`)}</Tag>
                  <Moment at={createdAt} />
                </Row>,
              ])}
            />
          </Panel>
        ) : null}
      </Split>
    </>
  )
}

function PaymentFacts({
  data: { payment, fulfilment, refundableKyat, takesBackKyat },
}: {
  data: OfficePayment
}) {
  const words = useWords()
  const name = useName()
  return (
    <Facts
      columns={2}
      facts={[
        [words('table.kyat'), <Kyat key="k" amount={payment.amountKyat} />],
        [
          words('payments.paid'),
          payment.paidKyat === null ? words('payments.notKnown') : <Kyat key="p" amount={payment.paidKyat} />,
        ],
        [words('payments.channel'), name('channel', payment.channel)],
        [words('payments.reference'), payment.reference],
        [words('payments.payer'), payment.payer],
        [words('payments.receiver'), payment.receiver],
        [words('payments.begun'), <Moment key="b" at={payment.createdAt} />],
        [
          words('payments.ended'),
          payment.settledAt ? <Moment key="e" at={payment.settledAt} /> : words('payments.notYet'),
        ],
        [
          words('payments.delivery'),
          fulfilment ? (
            <Row key="f">
              {name('workState', fulfilment.state)}
              {fulfilment.moveId ? (
                <Link to={`/moves/${fulfilment.moveId}`}>{words('move.title')}</Link>
              ) : null}
            </Row>
          ) : (
            words('payments.notYet')
          ),
        ],
        [words('payments.refundable'), <Kyat key="r" amount={refundableKyat} />],
        [
          words('payments.takesBack'),
          takesBackKyat === null ? null : <Kyat key="t" amount={takesBackKyat} />,
        ],
        [
          words('payments.gaveBack'),
          payment.refundKyat === 0 ? null : <Kyat key="g" amount={payment.refundKyat} />,
        ],
      ]}
    />
  )
}
