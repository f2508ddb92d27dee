import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useCategories } from '../../api/use-categories.ts'
import { usePagedCategoryPosts } from '../../api/use-paged-category-posts.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ListPage } from '../../posts/list-page.tsx'
import { moreOf, postsOf, totalOf, type PagedPosts, type PostPages } from '../../posts/paged-posts.ts'
import { promotionCategory } from '../../api/promotion-category.ts'
import type { Reading } from '../../offline-reading/reading.ts'
import { useReading } from '../../offline-reading/use-reading.ts'
import { HotPromotions } from './hot-promotions.tsx'
import { LatestPromotion } from './latest-promotion.tsx'
import { PromotionList } from './promotion-list.tsx'
import styles from './promotions-page.module.css'

const NOTHING: PostPages = { pages: [], pageParams: [] }

/** Three sections of one list: the first post, all posts four by four, and the first three once more. */
export function Page() {
  const { t } = useWords()
  const categories = useReading('categories', useCategories())
  const category = categories.state === 'loaded' ? promotionCategory(categories.data) : undefined
  const paged = usePagedCategoryPosts(category?.id)
  const posts = useReading('promotions', paged)
  return (
    <ListPage
      title={t('promotions.title')}
      lead={t('promotions.lead')}
      skeleton="Promotions"
      reading={readingOfPosts(categories, category !== undefined, posts)}
    >
      {(pages) => <Promotions pages={pages} paged={paged} />}
    </ListPage>
  )
}

/** Without a category of that name there is nothing to ask for, and so nothing on offer. */
function readingOfPosts(
  categories: Reading<unknown>,
  known: boolean,
  posts: Reading<PostPages>,
): Reading<PostPages> {
  if (categories.state !== 'loaded') return categories
  return known ? posts : { state: 'loaded', data: NOTHING, keptAt: categories.keptAt }
}

function Promotions({ pages, paged }: { pages: PostPages; paged: PagedPosts }) {
  const { t } = useWords()
  const posts = postsOf(pages)
  const [first] = posts
  if (!first)
    return (
      <EmptyState
        icon={GiftIcon}
        title={t('promotions.emptyTitle')}
        text={t('promotions.emptyText')}
        actions={
          <ButtonLink href={toHref(pathOf('mobileServices'))}>{t('promotions.toPackages')}</ButtonLink>
        }
      />
    )
  return (
    <div className={styles.sections}>
      <div className={styles.featured}>
        <Section title={t('promotions.latest')}>
          <LatestPromotion post={first} />
        </Section>
      </div>
      <div className={styles.list}>
        <PromotionList posts={posts} total={totalOf(pages)} rest={moreOf(paged)} />
      </div>
      <div className={styles.hot}>
        <HotPromotions posts={posts} />
      </div>
      <aside className={styles.past}>
        <div>
          <h2 className={styles.pastTitle}>{t('promotions.pastTitle')}</h2>
          <p className={styles.pastText}>{t('promotions.pastText')}</p>
        </div>
        <TextLink alone iconEnd={ArrowRightIcon} href={toHref(pathOf('detailPromotions'))}>
          {t('promotions.pastLink')}
        </TextLink>
      </aside>
    </div>
  )
}
