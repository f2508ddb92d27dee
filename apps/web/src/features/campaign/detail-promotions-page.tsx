import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useCampaignPost } from '../../api/use-campaign-post.ts'
import { BlockFailed } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { CampaignOverview } from './campaign-overview.tsx'
import styles from './campaign-overview.module.css'

/** The seed's static page, now content: whatever campaign post is the newest. */
export function Page() {
  const { t } = useWords()
  const reading = useReading('campaign', useCampaignPost())
  if (reading.state === 'waiting') return <PageSkeleton label="see-all-news-detail" />
  const post = reading.state === 'loaded' ? reading.data : null
  if (reading.state === 'loaded' && post?.campaign)
    return (
      <>
        <PageWidth>
          <KeptNote at={reading.keptAt} />
        </PageWidth>
        <CampaignOverview post={post} campaign={post.campaign} />
      </>
    )
  return (
    <PageWidth className={styles.away}>
      <PageHeading title={t('promotions.title')} />
      {reading.state === 'failed' ? (
        <BlockFailed error={reading.error} onRetry={reading.retry} />
      ) : (
        <EmptyState
          icon={GiftIcon}
          title={t('campaign.emptyTitle')}
          text={t('campaign.emptyText')}
          actions={<ButtonLink href={toHref(pathOf('promotions'))}>{t('post.allPromotions')}</ButtonLink>}
        />
      )}
    </PageWidth>
  )
}
