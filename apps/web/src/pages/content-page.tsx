import type { ReactNode } from 'react'
import { formatDateTime } from '#language/formats.ts'
import type { Page as PageDocument } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { OfflineNote } from '#ui/offline-note/offline-note.tsx'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { usePage } from '../api/use-page.ts'
import { BlockFailed } from '../page/block.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import type { PageProps } from '../page/page-props.ts'
import { ROUTES, type RouteId } from '../navigation/routes.ts'
import { useWords } from '../i18n/use-words.ts'
import { PageSkeleton } from '../skeletons/page-skeleton.tsx'
import { pageSlug } from './page-slug.ts'
import { MissingDocument } from './missing-document.tsx'
import { PageView } from './page-view.tsx'
import styles from './page-view.module.css'

/** Any page that is only its document. */
export function Page(props: PageProps) {
  return <WithDocument {...props}>{(page) => <PageView page={page} routeId={props.routeId} />}</WithDocument>
}

type Props = PageProps & {
  readonly children: (page: PageDocument) => ReactNode
  /** What the page does besides: it does it without its document too. */
  readonly without?: ReactNode
}

/** Nothing is shown before it is known whether there is a document. */
export function WithDocument({ children, without, ...props }: Props) {
  const document = usePage(pageSlug(props.routeId))
  const waiting = <PageSkeleton label={ROUTES[props.routeId].skeleton} />
  if (document.data) {
    return (
      <>
        {document.error instanceof OfflineError && <SavedCopy at={document.dataUpdatedAt} />}
        {children(document.data)}
      </>
    )
  }
  if (!document.error || document.isFetching) return waiting
  if (document.error instanceof ApiRefusal && document.error.status === 404) {
    return <MissingDocument routeId={props.routeId}>{without}</MissingDocument>
  }
  return <Away routeId={props.routeId} error={document.error} onRetry={() => void document.refetch()} />
}

function Away({ routeId, error, onRetry }: { routeId: RouteId; error: Error; onRetry: () => void }) {
  const { t } = useWords()
  return (
    <PageWidth narrow className={styles.away}>
      <PageHeading title={t(`routes.${routeId}.title`)} />
      <BlockFailed error={error} onRetry={onRetry} />
    </PageWidth>
  )
}

function SavedCopy({ at }: { at: number }) {
  const { t, lang } = useWords()
  return (
    <PageWidth className={styles.note}>
      <OfflineNote>{t('pages.savedCopy', { time: formatDateTime(at, lang) })}</OfflineNote>
    </PageWidth>
  )
}
