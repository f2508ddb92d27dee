import { useSearch } from 'wouter'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ArrowLeftIcon } from '#ui/icons/arrow-left.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { PlusIcon } from '#ui/icons/plus.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { ticketPath } from '../../navigation/report-path.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { Trail } from '../../service/trail.tsx'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { TicketRows } from './ticket-rows.tsx'
import { TicketView } from './ticket-view.tsx'
import { useOwnTickets } from './use-own-tickets.ts'
import { useTicket } from './use-ticket.ts'
import { useWriter, type Writer } from '../../guest/use-writer.ts'
import { WhoAsks } from './who-asks.tsx'
import styles from './thread.module.css'

/** Own reports beside the one that is open; on a phone one of the two. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const writer = useWriter()
  const asked = new URLSearchParams(useSearch()).get('no')
  const title = t('routes.requestIssueTrack.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} under="requestIssue" />
      <PageHeading title={title} />
      {writer ? <Reports writer={writer} asked={asked} /> : <WhoAsks />}
    </PageWidth>
  )
}

type Props = { readonly writer: Writer; readonly asked: string | null }

function Reports({ writer, asked }: Props) {
  const { t } = useWords()
  const tickets = useOwnTickets(writer)
  return (
    <div className={classNames(styles.columns, asked !== null && styles.open)}>
      <div className={styles.list}>
        <Block query={tickets} skeleton={<RowsComing rows={4} />}>
          {({ pages }) => {
            const all = pages.flatMap(({ result }) => result)
            return all.length === 0 ? (
              <EmptyState icon={HeadsetIcon} title={t('tickets.none')} text={t('tickets.noneText')} />
            ) : (
              <>
                <TicketRows tickets={all} shown={asked} />
                <ShowMore
                  label={t('account.more')}
                  loading={tickets.isFetchingNextPage}
                  done={!tickets.hasNextPage}
                  onMore={() => void tickets.fetchNextPage()}
                />
              </>
            )
          }}
        </Block>
        <ButtonLink variant="secondary" icon={PlusIcon} href={toHref(pathOf('requestIssue'))}>
          {t('routes.requestIssue.title')}
        </ButtonLink>
        <TextLink alone href={toHref(pathOf('serviceApplication'))}>
          {t('routes.serviceApplication.title')}
        </TextLink>
      </div>
      {asked !== null && <Open key={asked} writer={writer} ticketNo={asked} />}
    </div>
  )
}

/** A wrong number and somebody else's report are one answer. */
const isUnknown = (error: Error | null) => error instanceof ApiRefusal && error.status === 404

function Open({ writer, ticketNo }: { readonly writer: Writer; readonly ticketNo: string }) {
  const { t } = useWords()
  const ticket = useTicket(ticketNo, writer)
  return (
    <div className={styles.main}>
      <TextLink alone href={toHref(ticketPath())} className={styles.back}>
        <ArrowLeftIcon size={18} /> {t('tickets.all')}
      </TextLink>
      {isUnknown(ticket.error) ? (
        <Notice tone="warning" title={t('tickets.unknown')}>
          {t('tickets.unknownText')}
        </Notice>
      ) : (
        <Block query={ticket} skeleton={<RowsComing rows={5} />}>
          {(data) => <TicketView ticket={data} writer={writer} />}
        </Block>
      )}
    </div>
  )
}
