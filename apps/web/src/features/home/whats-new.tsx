import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { useLatestPosts } from '../../api/use-latest-posts.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PostCard } from '../../posts/post-card.tsx'
import { CardsWaiting } from './cards-waiting.tsx'

const SHOWN = 4

/** News only: promotions and community stories have blocks of their own. */
export function WhatsNew() {
  const { t } = useWords()
  const latest = useLatestPosts()
  const news = latest.data?.filter((post) => post.template === 'NEWS').slice(0, SHOWN)
  if (news?.length === 0) return null
  return (
    <Section
      title={t('home.newsTitle')}
      seeAll={{ href: toHref(pathOf('whatIsNew')), label: t('home.newsAll') }}
    >
      <Block
        query={{ ...latest, data: news }}
        skeleton={<CardsWaiting columns={4} count={4} heightPx={340} />}
      >
        {(posts) => (
          <Grid columns={4}>
            {posts.map((post) => (
              <PostCard
                key={post.postId}
                post={post}
                path={paths.post(post.postId)}
                sizes="(min-width: 960px) 282px, (min-width: 600px) 50vw, 100vw"
              />
            ))}
          </Grid>
        )}
      </Block>
    </Section>
  )
}
