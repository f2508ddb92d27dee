import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { useCategoryPosts } from '../../api/use-category-posts.ts'
import { useWebConfig } from '../../api/web-config.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PostCard } from '../../posts/post-card.tsx'
import { CardsWaiting } from './cards-waiting.tsx'

const SHOWN = 2

export function Community() {
  const { t } = useWords()
  const config = useWebConfig(true)
  const posts = useCategoryPosts(config?.communityCategoryId)
  if (posts.data?.length === 0) return null
  return (
    <Section
      title={t('home.communityTitle')}
      seeAll={{ href: toHref(pathOf('community')), label: t('home.communityAll') }}
    >
      <Block query={posts} skeleton={<CardsWaiting columns={2} count={2} heightPx={420} />}>
        {(data) => (
          <Grid columns={2}>
            {data.slice(0, SHOWN).map((post) => (
              <PostCard
                key={post.postId}
                post={post}
                path={paths.communityPost(post.showCategoryId, post.postId)}
                sizes="(min-width: 960px) 588px, (min-width: 600px) 50vw, 100vw"
              />
            ))}
          </Grid>
        )}
      </Block>
    </Section>
  )
}
