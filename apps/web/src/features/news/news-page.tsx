import { useState } from 'react'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { useCategories } from '../../api/use-categories.ts'
import { usePublicPosts } from '../../api/use-public-posts.ts'
import { BlockFailed } from '../../app/block.tsx'
import { PageHeading } from '../../app/page-heading.tsx'
import { paths } from '../../app/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { cardText } from '../../posts/card-text.ts'
import { PostCard } from '../../posts/post-card.tsx'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { LATEST, newsSections, withLatest } from './news-sections.ts'
import styles from './news-page.module.css'

/** Loaded only when posts and categories are both there; a section for each category that has a post. */
export function Page() {
  const { t, lang } = useWords()
  const categories = useCategories()
  const posts = usePublicPosts()
  const [chosen, setChosen] = useState(LATEST)
  const failed = [categories, posts].find((query) => query.error && !query.data && !query.isFetching)
  if (!failed && !(categories.data && posts.data)) return <PageSkeleton label="see-all-news" />
  const sections = newsSections(categories.data ?? [], posts.data ?? [], chosen)
  return (
    <PageWidth>
      <div className={styles.page}>
        <div>
          <PageHeading title={t('posts.newsTitle')} />
          <p className={styles.lead}>{t('posts.newsLead')}</p>
        </div>
        {failed ? (
          <BlockFailed error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          <>
            <ChipRow label={t('posts.categories')}>
              {withLatest(categories.data ?? [], { name: t('posts.latest') }).map((category) => (
                <Chip
                  key={category.id}
                  selected={category.id === chosen}
                  onClick={() => setChosen(category.id)}
                >
                  {lang === 'my' ? category.nameMm : category.name}
                </Chip>
              ))}
            </ChipRow>
            {sections.map(({ category, posts: own }) => (
              <Section key={category.id} title={lang === 'my' ? category.nameMm : category.name}>
                <Grid columns={3}>
                  {own.map((post) => (
                    <PostCard
                      key={post.postId}
                      form="whole"
                      post={post}
                      text={cardText(post, lang)}
                      path={paths.post(post.postId)}
                      sizes="(min-width: 960px) 384px, (min-width: 600px) 50vw, 100vw"
                    />
                  ))}
                </Grid>
              </Section>
            ))}
            {sections.length === 0 && (
              <EmptyState title={t('posts.emptyCategory')} text={t('state.emptyText')} />
            )}
          </>
        )}
      </div>
    </PageWidth>
  )
}
