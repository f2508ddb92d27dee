import type { Post } from '#contracts/content.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { HeartIcon } from '#ui/icons/heart.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { MorePosts } from '../../posts/more-posts.tsx'
import { moreOf, postsOf, totalOf, type PagedPosts, type PostPages } from '../../posts/paged-posts.ts'
import { StoryCard } from '../../posts/story-card.tsx'
import styles from './community-stories.module.css'

type Props = {
  readonly pages: PostPages
  readonly paged: PagedPosts
  /** Back from a topic to all of them; absent when all are shown. */
  readonly onAll?: () => void
}

const pathTo = (post: Post) => paths.communityPost(post.showCategoryId, post.postId)

export function CommunityStories({ pages, paged, onAll }: Props) {
  const { t } = useWords()
  const posts = postsOf(pages)
  const [newest, ...others] = posts
  if (!newest) return <NoStories {...(onAll ? { onAll } : {})} />
  return (
    <>
      <Section title={t('community.newest')}>
        <StoryCard post={newest} path={pathTo(newest)} form="lead" priority />
      </Section>
      {others.length > 0 && (
        <Section title={t('community.stories')}>
          <div className={styles.stories}>
            {others.map((post) => (
              <StoryCard key={post.postId} post={post} path={pathTo(post)} form="story" />
            ))}
          </div>
        </Section>
      )}
      <MorePosts {...moreOf(paged)} shown={posts.length} total={totalOf(pages)} />
    </>
  )
}

function NoStories({ onAll }: { onAll?: () => void }) {
  const { t } = useWords()
  const next = onAll ? (
    <Button onClick={onAll}>{t('community.toAll')}</Button>
  ) : (
    <ButtonLink href={toHref(pathOf('whatIsNew'))}>{t('community.toNews')}</ButtonLink>
  )
  return (
    <EmptyState
      icon={HeartIcon}
      title={t(onAll ? 'community.emptyTopic' : 'community.emptyTitle')}
      text={t('community.emptyText')}
      actions={next}
    />
  )
}
