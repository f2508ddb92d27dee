import type { ResultOf } from '#contracts/call.ts'
import type { getTickets } from '#contracts/tickets.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Disc } from '#ui/disc/disc.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { ticketPath } from '../../navigation/report-path.ts'
import { byWords } from '../../line/by-words.ts'
import { iconOf } from './category-icons.ts'
import { STATES } from './ticket-state.ts'
import styles from './ticket-rows.module.css'

export type TicketRow = ResultOf<typeof getTickets>[number]

type Props = {
  readonly tickets: readonly TicketRow[]
  /** The number of the one that is looked at. */
  readonly shown: string | null
}

/** Each with what it is about, how it stands, and whether we said something new. */
export function TicketRows({ tickets, shown }: Props) {
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <li key={ticket.ticketId}>
          <Row ticket={ticket} isShown={ticket.ticketNo === shown} />
        </li>
      ))}
    </ul>
  )
}

function Row({ ticket, isShown }: { readonly ticket: TicketRow; readonly isShown: boolean }) {
  const words = useWords()
  const { t, pick } = words
  const { ticketNo, categoryCode, categoryName, categoryNameMm, status, updatedAt, hasNews } = ticket
  const Face = iconOf(categoryCode)
  return (
    <a
      href={toHref(ticketPath(ticketNo))}
      className={classNames(styles.row, isShown && styles.shown)}
      aria-current={isShown || undefined}
    >
      <Disc>
        <Face size={22} />
      </Disc>
      <span className={styles.words}>
        <span className={styles.name}>{pick(categoryName, categoryNameMm).text}</span>
        <span className={styles.soft}>
          <span className={styles.number}>{ticketNo}</span> · {byWords(updatedAt, words)}
        </span>
        <span>
          <Badge tone={STATES[status].tone}>{t(`tickets.state.${status}`)}</Badge>{' '}
          {hasNews && <Badge tone="accent">{t('tickets.news')}</Badge>}
        </span>
      </span>
    </a>
  )
}
