import type { Post } from '#contracts/content.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useCategories } from '../../api/use-categories.ts'
import { usePagedCategoryPosts } from '../../api/use-paged-category-posts.ts'
import { BlockFailed } from '../../app/block.tsx'
import { PageHeading } from '../../app/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { promotionCategory } from '../../posts/promotion-category.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { FeaturedPromotion } from './featured-promotion.tsx'
import { HotPromotions } from './hot-promotions.tsx'
import { PromotionList } from './promotion-list.tsx'
import styles from './promotions-page.module.css'

/** Three sections of one list: the first post, all posts four by four, and the first three once more. */
export function Page() {
  const { t } = useWords()
  const categories = useCategories()
  const category = promotionCategory(categories.data)
  const list = usePagedCategoryPosts(category?.id)
  const posts = list.data?.pages.flatMap((page) => page.result)
  const failed = [categories, list].find((query) => query.error && !query.data && !query.isFetching)
  const nothing = categories.data && !category
  if (!failed && !posts && !nothing) return <PageSkeleton label="Promotions" />
  return (
    <PageWidth>
      <div className={styles.page}>
        <div>
          <PageHeading title={t('posts.promotionsTitle')} />
          <p className={styles.lead}>{t('posts.promotionsLead')}</p>
        </div>
        {failed ? (
          <BlockFailed error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          <Promotions posts={posts ?? []} more={list.hasNextPage} onMore={() => void list.fetchNextPage()} />
        )}
      </div>
    </PageWidth>
  )
}

function Promotions({ posts, more, onMore }: { posts: readonly Post[]; more: boolean; onMore: () => void }) {
  const { t } = useWords()
  const [first] = posts
  if (!first)
    return <EmptyState icon={GiftIcon} title={t('posts.noPromotions')} text={t('state.emptyText')} />
  return (
    <div className={styles.sections}>
      <div className={styles.featured}>
        <FeaturedPromotion post={first} />
      </div>
      <div className={styles.list}>
        <PromotionList posts={posts} more={more} onMore={onMore} />
      </div>
      <div className={styles.hot}>
        <HotPromotions posts={posts} />
      </div>
    </div>
  )
}
