import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { StoryCard } from '../../posts/story-card.tsx'
import type { NewsSection } from './news-sections.ts'
import { storyColumns } from './story-columns.ts'
import styles from './news-section.module.css'

/** The newest of a category opens it, large; the others stand below. Only two stand side by side. */
export function NewsSectionView({ section, first }: { section: NewsSection; first: boolean }) {
  const { lang } = useWords()
  const pair = section.posts.length === 2
  const [newest, others] = pair ? [null, section.posts] : [section.posts[0], section.posts.slice(1)]
  return (
    <Section title={lang === 'my' ? section.category.nameMm : section.category.name}>
      {newest && <StoryCard post={newest} path={paths.post(newest.postId)} form="lead" priority={first} />}
      {others.length > 0 && (
        <div className={styles.stories} data-columns={storyColumns(others.length)}>
          {others.map((post) => (
            <StoryCard key={post.postId} post={post} path={paths.post(post.postId)} form="story" />
          ))}
        </div>
      )}
    </Section>
  )
}

export function NewsEmpty({ title, actions }: { title: string; actions?: ReactNode }) {
  const { t } = useWords()
  const standard = <ButtonLink href={toHref(pathOf('promotions'))}>{t('news.toPromotions')}</ButtonLink>
  return <EmptyState title={title} text={t('state.emptyText')} actions={actions ?? standard} />
}
