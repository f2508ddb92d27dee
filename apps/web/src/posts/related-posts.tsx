import type { Post } from '#contracts/content.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { StoryCard } from './story-card.tsx'
import styles from './related-posts.module.css'

const MOST = 4

type Props = {
  readonly title: string
  readonly posts: readonly Post[]
  readonly pathTo: (post: Post) => string
}

/** At most four others. One under another on a phone, side by side elsewhere. */
export function RelatedPosts({ title, posts, pathTo }: Props) {
  if (posts.length === 0) return null
  return (
    <div className={styles.band}>
      <PageWidth>
        <Section title={title}>
          <div className={styles.strip} data-strip="related">
            {posts.slice(0, MOST).map((post) => (
              <StoryCard key={post.postId} post={post} path={pathTo(post)} form="story" />
            ))}
          </div>
        </Section>
      </PageWidth>
    </div>
  )
}
