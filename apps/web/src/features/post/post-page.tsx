import { PageWidth } from '#ui/layout/layout.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { usePostDetail } from '../../api/use-post-detail.ts'
import { BlockFailed } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { CampaignPost } from './campaign-post.tsx'
import { PostMissing } from './post-missing.tsx'
import { PostView } from './post-view.tsx'
import styles from './post-page.module.css'

/** One post, also of the community; a campaign has its own arrangement. */
export function Page({ routeId, params }: PageProps) {
  const { t } = useWords()
  const id = params['postId'] ?? ''
  const reading = useReading(`post-${id}`, usePostDetail(id))
  const community = routeId === 'communityDetail'
  if (reading.state === 'waiting') return <PageSkeleton label="see-all-news-detail" />
  if (reading.state === 'loaded') {
    const { data: post, keptAt } = reading
    const { campaign } = post
    return (
      <>
        <PageWidth>
          <KeptNote at={keptAt} />
        </PageWidth>
        {campaign ? (
          <CampaignPost post={post} campaign={campaign} />
        ) : (
          <PostView post={post} community={community} />
        )}
      </>
    )
  }
  if (reading.error instanceof ApiRefusal && reading.error.status === 404)
    return <PostMissing community={community} />
  return (
    <PageWidth narrow className={styles.away}>
      <PageHeading title={t(`routes.${routeId}.title`)} />
      <BlockFailed error={reading.error} onRetry={reading.retry} />
    </PageWidth>
  )
}
