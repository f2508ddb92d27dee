import { useState } from 'react'
import type { Post } from '#contracts/content.ts'
import { Button } from '#ui/button/button.tsx'
import { Section } from '#ui/section/section.tsx'
import { paths } from '../../app/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { cardText } from '../../posts/card-text.ts'
import { PostCard } from '../../posts/post-card.tsx'
import styles from './promotions-page.module.css'

/** Shown at first, and added by each press of the button. */
const STEP = 4

type Props = { readonly posts: readonly Post[]; readonly more: boolean; readonly onMore: () => void }

/** The next server page is fetched when the loaded posts run out. */
export function PromotionList({ posts, more, onMore }: Props) {
  const { t, lang } = useWords()
  const [shown, setShown] = useState(STEP)

  function showMore(): void {
    setShown(shown + STEP)
    if (shown + STEP > posts.length && more) onMore()
  }

  return (
    <Section title={t('posts.promotionList')}>
      <div className={styles.cards}>
        {posts.slice(0, shown).map((post) => (
          <PostCard
            key={post.postId}
            form="summary"
            post={post}
            text={cardText(post, lang)}
            path={paths.post(post.postId)}
            sizes="(min-width: 960px) 360px, 100vw"
          />
        ))}
      </div>
      {(posts.length > shown || more) && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={showMore}>
            {t('posts.showMore')}
          </Button>
        </div>
      )}
    </Section>
  )
}
