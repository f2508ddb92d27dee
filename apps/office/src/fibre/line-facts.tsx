import { showApplicant, type OfficeLine } from '#contracts/staff/fibre-lines.ts'
import { getOfficePayment } from '#contracts/staff/payments.ts'
import { Link } from 'react-router-dom'
import { useMay } from '../auth/use-roles.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Row } from '../parts/row.tsx'
import { ApplicantButton } from './applicant-button.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'
import { VisitText } from './visit-text.tsx'

/** All that dispatch works by; the identity number is never whole here. */
export function LineFacts({ line }: { line: OfficeLine }) {
  const words = useWords()
  const name = useName()
  const place = usePlaceName()
  const may = useMay()
  return (
    <Facts
      columns={2}
      facts={[
        [
          words('fibre.applicant'),
          <Row key="a">
            {line.applicant || words('fibre.forgotten')} {line.phone}
            {line.applicant && may(showApplicant) ? <ApplicantButton orderId={line.orderId} /> : null}
          </Row>,
        ],
        [words('fibre.idNumber'), line.idNumber],
        [words('fibre.address'), line.address],
        [
          words('fibre.building'),
          [
            name('building', line.building),
            line.floor === null ? '' : words('fibre.floor', { n: line.floor }),
          ]
            .filter(Boolean)
            .join(', '),
        ],
        [words('fibre.note'), line.note],
        [words('fibre.visit'), <VisitText key="v" visit={line.visit} />],
        [
          words('fibre.code'),
          line.visitCode && (
            <b key="c" className="num">
              {line.visitCode}
            </b>
          ),
        ],
        [
          words('fibre.engineer'),
          line.engineer ? `${line.engineer} ${line.engineerPhone ?? ''}` : words('fibre.nobody'),
        ],
        [
          words('fibre.package'),
          `${place({ name: line.packageName, nameMm: line.packageNameMm })}, ${words('fibre.months', { count: line.months })}`,
        ],
        [words('table.kyat'), <Kyat key="k" amount={line.totalKyat} />],
        [words('fibre.contract'), line.contractNo],
        [words('fibre.payments'), line.payments.length > 0 ? <Payments key="p" line={line} /> : null],
      ]}
    />
  )
}

function Payments({ line: { payments } }: { line: OfficeLine }) {
  const name = useName()
  const may = useMay()
  return payments.map(({ paymentId, channel, state, amountKyat, refundKyat }) => (
    <Row key={paymentId}>
      {name('channel', channel)} <Kyat amount={amountKyat} />
      {may(getOfficePayment) ? (
        <Link to={`/payments/${paymentId}`}>{name('workState', state)}</Link>
      ) : (
        name('workState', state)
      )}
      {refundKyat > 0 ? <Kyat amount={-refundKyat} /> : null}
    </Row>
  ))
}
