import type { Post } from '#contracts/content.ts'
import { Section } from '#ui/section/section.tsx'
import { paths } from '../../navigation/paths.ts'
import { useEntryState } from '../../navigation/use-entry-state.ts'
import { useWords } from '../../i18n/use-words.ts'
import { MorePosts } from '../../posts/more-posts.tsx'
import type { moreOf } from '../../posts/paged-posts.ts'
import { StoryCard } from '../../posts/story-card.tsx'
import { hasMore, needsNextPage, STEP } from './shown-count.ts'
import styles from './promotions-page.module.css'

type Props = {
  readonly posts: readonly Post[]
  readonly total: number
  readonly rest: ReturnType<typeof moreOf>
}

export function PromotionList({ posts, total, rest }: Props) {
  const { t } = useWords()
  const [wanted, setWanted] = useEntryState('promotions shown', STEP)
  const shown = posts.slice(0, wanted)

  function showMore(): void {
    if (rest.error) return rest.onMore()
    if (needsNextPage(posts.length, wanted + STEP, rest)) rest.onMore()
    setWanted(wanted + STEP)
  }

  return (
    <Section title={t('promotions.list')}>
      <div className={styles.cards}>
        {shown.map((post, index) => (
          <StoryCard
            key={post.postId}
            post={post}
            path={paths.post(post.postId)}
            form="offer"
            priority={index === 0}
          />
        ))}
      </div>
      <MorePosts
        shown={shown.length}
        total={total}
        more={hasMore(posts.length, wanted, rest)}
        loading={rest.loading}
        error={rest.error}
        onMore={showMore}
      />
    </Section>
  )
}
