import { getOfficePayment } from '#contracts/staff/payments.ts'
import { getOfficeMove } from '#contracts/staff/without-answer.ts'
import { useRead } from '../api/use-read.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Age } from '../parts/age.tsx'
import { ActLink } from '../parts/act.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Row } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { PaymentActs } from '../payments/payment-acts.tsx'
import { MoveCourse } from '../without-answer/move-course.tsx'
import type { CustomerRecord } from './customer-record.ts'

type One = CustomerRecord['unsure'][number]

/** What has no end yet stands beside the balance: it is what most callers call about. */
export function Unsure({ record: { unsure } }: { record: CustomerRecord }) {
  const words = useWords()
  if (unsure.length === 0)
    return (
      <Panel title={words('record.unsure')}>
        <p className="soft">{words('record.allSure')}</p>
      </Panel>
    )
  return (
    <div>
      {unsure.map((one) =>
        one.kind === 'MOVE' ? (
          <UnsureMove key={one.id} one={one} />
        ) : (
          <UnsurePayment key={one.id} one={one} />
        ),
      )}
    </div>
  )
}

function UnsureMove({ one }: { one: One }) {
  const { data, error } = useRead(getOfficeMove, { params: { moveId: one.id } })
  return data ? <MoveCourse move={data} /> : <Refused refusal={error} />
}

function UnsurePayment({ one }: { one: One }) {
  const words = useWords()
  const name = useName()
  const { data, error } = useRead(getOfficePayment, { params: { paymentId: one.id } })
  return (
    <Panel title={words('payments.one')} aside={<Tag tone="warn">{name('paymentState', one.state)}</Tag>}>
      <p>
        <Kyat amount={one.amountKyat} />, <Age since={one.since} />
      </p>
      <Refused refusal={error} />
      <Row>
        <ActLink to={`/payments/${one.id}`}>{words('record.openPayment')}</ActLink>
      </Row>
      {data ? <PaymentActs data={data} /> : null}
    </Panel>
  )
}
