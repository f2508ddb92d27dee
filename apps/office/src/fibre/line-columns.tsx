import { LINE_LIMIT_HOURS, type OfficeLineRow } from '#contracts/staff/fibre-lines.ts'
import { Link } from 'react-router-dom'
import { useWords } from '../i18n/use-words.ts'
import type { Column } from '../lists/queue-table.tsx'
import { Against } from '../parts/against.tsx'
import { Age } from '../parts/age.tsx'
import { Tag } from '../parts/tag.tsx'
import { LineState } from './line-state.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'
import { VisitText } from './visit-text.tsx'

/** These wait for dispatch; the others for their day or for the customer. */
const WAITS: ReadonlySet<string> = new Set(['PAID', 'PAY_ON_SITE', 'SURVEY', 'CANCEL_REQUESTED'])

/** What every list of lines says of one. */
export function useLineColumns(): readonly Column<OfficeLineRow>[] {
  const words = useWords()
  const place = usePlaceName()
  return [
    {
      head: 'fibre.order',
      cell: ({ orderId, orderNo }) => (
        <Link to={`/fibre/orders/${orderId}`} className="num">
          {orderNo}
        </Link>
      ),
    },
    { head: 'fibre.township', cell: ({ township }) => place(township) },
    { head: 'fibre.visit', cell: ({ visit }) => <VisitText visit={visit} /> },
    { head: 'table.state', cell: (row) => <LineState {...row} /> },
    {
      head: 'fibre.since',
      cell: ({ state, since }) =>
        WAITS.has(state) ? (
          <Against since={since} limitSec={LINE_LIMIT_HOURS * 3600} />
        ) : (
          <Age since={since} />
        ),
    },
    {
      head: 'fibre.applicant',
      cell: ({ applicant, phone }) => `${applicant || words('fibre.forgotten')} ${phone}`,
    },
    { head: 'fibre.package', cell: ({ packageId }) => packageId },
    { head: 'fibre.code', cell: ({ visitCode }) => <b className="num">{visitCode}</b> },
    {
      head: 'fibre.engineer',
      cell: ({ engineer, payOnSite }) => (
        <>
          {engineer ?? words('fibre.nobody')}{' '}
          {payOnSite ? <Tag tone="warn">{words('fibre.cash')}</Tag> : null}
        </>
      ),
    },
  ]
}
