import type { Ticket } from '#contracts/tickets.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { ticketPath } from '../../navigation/report-path.ts'
import { byWords } from '../../line/by-words.ts'
import { justSent } from './just-sent.ts'
import { ReplyForm } from './reply-form.tsx'
import { Thread } from './thread.tsx'
import { TicketEnd } from './ticket-end.tsx'
import { STATES } from './ticket-state.ts'
import { TicketSteps } from './ticket-steps.tsx'
import type { Writer } from '../../guest/use-writer.ts'
import styles from './thread.module.css'

type Props = { readonly ticket: Ticket; readonly writer: Writer }

/** One report: its number, four steps, everything said, and what can be done about it. */
export function TicketView({ ticket, writer }: Props) {
  const { t, pick } = useWords()
  const { ticketNo, status, categoryName, categoryNameMm } = ticket
  return (
    <section className={styles.card} aria-labelledby="ticket-title" data-status={status}>
      <div className={styles.head}>
        <div>
          <p className={styles.number}>{ticketNo}</p>
          <h2 id="ticket-title" className={styles.title}>
            {pick(categoryName, categoryNameMm).text}
          </h2>
        </div>
        <Badge tone={STATES[status].tone}>{t(`tickets.state.${status}`)}</Badge>
      </div>
      <TicketSteps status={status} />
      <News ticket={ticket} />
      <Thread ticket={ticket} />
      <AnswerBy ticket={ticket} />
      <TicketEnd ticket={ticket} writer={writer} />
      {ticket.can.reply && <ReplyForm key={ticketNo} ticket={ticket} writer={writer} />}
    </section>
  )
}

/** What is worth knowing before reading: it was sent, it was there already, a fault is known, why it was refused. */
function News({ ticket }: Pick<Props, 'ticket'>) {
  const words = useWords()
  const { t } = words
  const sent = justSent(ticket.ticketNo)
  const refused = ticket.timeline.find(({ status }) => status === 'REJECTED')
  return (
    <>
      {sent && (!sent.isNew || ticket.status === 'NEW') && (
        <Notice
          tone={sent.isNew ? 'success' : 'info'}
          announce="polite"
          title={t(sent.isNew ? 'tickets.sentTitle' : 'tickets.sameTitle')}
        >
          {t(sent.isNew ? 'tickets.sentText' : 'tickets.sameText', { number: ticket.ticketNo })}
        </Notice>
      )}
      {ticket.follows && (
        <p className={styles.soft}>
          <a href={toHref(ticketPath(ticket.follows))}>{t('tickets.follows', { number: ticket.follows })}</a>
        </p>
      )}
      {ticket.incident && (
        <Notice tone={ticket.incident.endedAt ? 'success' : 'warning'}>
          {ticket.incident.endedAt
            ? t('tickets.incidentOver', { when: byWords(ticket.incident.endedAt, words) })
            : t('tickets.incident', { when: byWords(ticket.incident.since, words) })}
        </Notice>
      )}
      {ticket.status === 'REJECTED' && refused?.why && (
        <Notice title={t('tickets.refused')}>{refused.why}</Notice>
      )}
      {ticket.status === 'WAITING_CUSTOMER' && <Notice tone="warning">{t('tickets.yourTurn')}</Notice>}
    </>
  )
}

function AnswerBy({ ticket: { answerBy, nextAnswerBy } }: Pick<Props, 'ticket'>) {
  const words = useWords()
  const by = answerBy ?? nextAnswerBy
  if (!by) return null
  return (
    <p className={styles.promise}>
      <ClockIcon size={18} />
      {words.t('tickets.answerBy', { when: byWords(by, words) })}
    </p>
  )
}
