import { Section } from '#ui/section/section.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { useCategories } from '../../api/use-categories.ts'
import { useCategoryPosts } from '../../api/use-category-posts.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PostCard } from '../../posts/post-card.tsx'
import { promotionCategory } from '../../api/promotion-category.ts'
import { CardsWaiting } from './cards-waiting.tsx'

const SHOWN = 3

export function LatestPromotions() {
  const { t } = useWords()
  const categories = useCategories()
  const category = promotionCategory(categories.data)
  const posts = useCategoryPosts(category?.id)
  if (posts.data?.length === 0 || (categories.data && !category)) return null
  return (
    <Section
      title={t('home.promotionsTitle')}
      seeAll={{ href: toHref(pathOf('promotions')), label: t('home.promotionsAll') }}
    >
      <Block
        query={categories.error ? { ...categories, data: undefined } : posts}
        skeleton={<CardsWaiting columns={3} count={3} heightPx={360} />}
      >
        {(data) => (
          <Grid columns={3}>
            {data.slice(0, SHOWN).map((post) => (
              <PostCard
                key={post.postId}
                post={post}
                path={paths.post(post.postId)}
                sizes="(min-width: 960px) 384px, (min-width: 600px) 50vw, 100vw"
              />
            ))}
          </Grid>
        )}
      </Block>
    </Section>
  )
}
