import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { WarningIcon } from '#ui/icons/warning.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { ticketPath } from '../../navigation/report-path.ts'
import { TicketRows } from './ticket-rows.tsx'
import { useOwnTickets } from './use-own-tickets.ts'
import { useWriter } from '../../guest/use-writer.ts'
import styles from './report.module.css'

const SHOWN = 3

/** What was told before, and the way without writing. */
export function ReportSide() {
  const { t } = useWords()
  const writer = useWriter()
  const tickets = useOwnTickets(writer).data?.pages[0]?.result ?? []
  return (
    <aside className={styles.side} aria-label={t('tickets.mine')}>
      {tickets.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('tickets.mine')}</h2>
          <TicketRows tickets={tickets.slice(0, SHOWN)} shown={null} />
        </>
      )}
      <ButtonLink variant="secondary" full icon={MessageIcon} href={toHref(ticketPath())}>
        {t('routes.requestIssueTrack.title')}
      </ButtonLink>
      <ButtonLink variant="quiet" full icon={WarningIcon} href={toHref(pathOf('status'))}>
        {t('status.seeStatus')}
      </ButtonLink>
      <ButtonLink variant="quiet" full icon={HeadsetIcon} href={dialHref(brand.hotline)}>
        {t('payments.askHotline', { hotline: brand.hotline })}
      </ButtonLink>
    </aside>
  )
}
