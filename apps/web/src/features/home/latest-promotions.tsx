import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useCategories } from '../../api/use-categories.ts'
import { useCategoryPosts } from '../../api/use-category-posts.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { promotionCategory } from '../../api/promotion-category.ts'
import { OfferCard } from './offer-card.tsx'
import styles from './offer-card.module.css'

const SHOWN = 3

export function LatestPromotions() {
  const { t } = useWords()
  const categories = useCategories()
  const category = promotionCategory(categories.data)
  const posts = useCategoryPosts(category?.id, SHOWN)
  // Without its category nothing is asked for: what failed then is the list of categories.
  const shown = categories.error ? { ...categories, data: undefined } : posts
  if (posts.data?.length === 0 || (categories.data && !category)) return null
  const waiting = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="230px" />
    </SkeletonGroup>
  )
  return (
    <Section
      title={t('home.promotionsTitle')}
      seeAll={{ href: toHref(pathOf('promotions')), label: t('home.promotionsAll'), short: t('account.all') }}
    >
      <Block query={shown} skeleton={waiting}>
        {(data) => (
          <ul className={styles.shelf}>
            {data.map((post) => (
              <OfferCard key={post.postId} post={post} />
            ))}
          </ul>
        )}
      </Block>
    </Section>
  )
}
