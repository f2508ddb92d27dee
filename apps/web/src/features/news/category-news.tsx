import type { Category } from '#contracts/content.ts'
import { Button } from '#ui/button/button.tsx'
import { usePagedCategoryPosts } from '../../api/use-paged-category-posts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CardsComing } from '../../posts/cards-coming.tsx'
import { MorePosts } from '../../posts/more-posts.tsx'
import { moreOf, postsOf, totalOf } from '../../posts/paged-posts.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { NewsEmpty, NewsSectionView } from './news-section.tsx'

type Props = { readonly category: Category | undefined; readonly onLatest: () => void }

/** One category alone, asked for by its own call: the latest twenty posts of all may hold only a part of it. */
export function CategoryNews({ category, onLatest }: Props) {
  const { t } = useWords()
  const paged = usePagedCategoryPosts(category?.id)
  const reading = useReading(`category-${category?.id}`, paged)
  if (!category) return null
  return (
    <Readable reading={reading} waiting={<CardsComing />}>
      {(pages) => {
        const posts = postsOf(pages)
        if (posts.length === 0)
          return (
            <NewsEmpty
              title={t('news.emptyCategory')}
              actions={<Button onClick={onLatest}>{t('news.toLatest')}</Button>}
            />
          )
        return (
          <>
            <NewsSectionView section={{ category, posts }} first />
            <MorePosts {...moreOf(paged)} shown={posts.length} total={totalOf(pages)} />
          </>
        )
      }}
    </Readable>
  )
}
