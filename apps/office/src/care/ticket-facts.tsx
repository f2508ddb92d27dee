import type { StaffTicket } from '#contracts/staff/tickets.ts'
import { Link } from 'react-router-dom'
import { currentLang } from '../i18n/lang.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Timeline } from '../parts/timeline.tsx'

type Props = { ticket: StaffTicket }

/** Whose it is, what was asked and answered, what it is about in our books, and its way so far. */
export function TicketFacts({ ticket }: Props) {
  const words = useWords()
  const isBurmese = currentLang() === 'my'
  const { answers, callBack, rating, ratingComment } = ticket
  return (
    <>
      <Panel title={words('messages.sender')}>
        <Facts
          facts={[
            [words('table.number'), `${ticket.contactPhone} (${words(`care.cameBy.${ticket.cameBy}`)})`],
            [words('care.line'), ticket.line],
            [words('care.contract'), ticket.contractNo],
            [words('care.place'), [ticket.ward, ticket.placeId].filter(Boolean).join(', ')],
            [words('messages.language'), words(`language.${ticket.lang}`)],
            [words('care.contactBy'), words(`care.contactBy.${ticket.contactBy}`)],
            [words('care.callBack'), callBack && `${callBack.day} ${words(`care.slot.${callBack.slot}`)}`],
            ...answers.map(({ label, labelMm, value }) => [isBurmese ? labelMm : label, value] as const),
          ]}
        />
      </Panel>
      <Thing ticket={ticket} />
      {rating === null ? null : (
        <Panel title={words('care.rating')}>
          <p>
            <b>{words('care.stars', { stars: rating })}</b> {ratingComment}
          </p>
        </Panel>
      )}
      <Way ticket={ticket} />
    </>
  )
}

/** Where the office has a page for it. */
const PAGES: Readonly<Record<string, string>> = { MOVE: '/moves/', PAYMENT: '/payments/' }

function Thing({ ticket: { thing } }: Props) {
  const words = useWords()
  const name = useName()
  if (!thing) return null
  const page = PAGES[thing.kind]
  const number = thing.number ?? thing.id
  const link = page ? (
    <Link to={`${page}${thing.id}`} className="num">
      {number}
    </Link>
  ) : (
    number
  )
  const kyat = thing.amount === null ? null : <Kyat amount={thing.amount} />
  const at = thing.at === null ? null : <Moment at={thing.at} />
  return (
    <Panel title={words('care.thing')} aside={name('care.thing', thing.kind)}>
      <Facts
        facts={[
          [words('care.number'), link],
          [words('table.kyat'), kyat],
          [words('care.at'), at],
          [words('table.state'), thing.state],
        ]}
      />
    </Panel>
  )
}

function Way({ ticket: { timeline, follows } }: Props) {
  const words = useWords()
  return (
    <Panel title={words('care.way')} aside={follows ? words('care.follows', { number: follows }) : null}>
      <Timeline
        points={timeline.map(({ at, status, who, why }) => ({
          key: `${at} ${status}`,
          is: 'done',
          title: words(`ticketState.${status}`),
          text: (
            <>
              <Moment at={at} /> {[who, why].filter(Boolean).join(' · ')}
            </>
          ),
        }))}
      />
    </Panel>
  )
}
