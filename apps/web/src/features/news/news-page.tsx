import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { useCategories } from '../../api/use-categories.ts'
import { usePublicPosts } from '../../api/use-public-posts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useEntryState } from '../../navigation/use-entry-state.ts'
import { ListPage } from '../../posts/list-page.tsx'
import { MorePosts } from '../../posts/more-posts.tsx'
import { moreOf, postsOf, totalOf } from '../../posts/paged-posts.ts'
import { both } from '../../offline-reading/reading.ts'
import { useReading } from '../../offline-reading/use-reading.ts'
import { CategoryNews } from './category-news.tsx'
import { LATEST, newsSections, withLatest } from './news-sections.ts'
import { NewsEmpty, NewsSectionView } from './news-section.tsx'

/** Loaded only when posts and categories are both there; a section for each category that has a post. */
export function Page() {
  const { t, lang } = useWords()
  const [chosen, setChosen] = useEntryState('news category', LATEST)
  const paged = usePublicPosts()
  const reading = both(useReading('categories', useCategories()), useReading('news', paged))
  return (
    <ListPage title={t('news.title')} lead={t('news.lead')} skeleton="see-all-news" reading={reading}>
      {([categories, pages]) => {
        const posts = postsOf(pages)
        const sections = newsSections(categories, posts)
        return (
          <>
            <ChipRow label={t('news.categories')}>
              {withLatest(categories, t('news.latest')).map(({ id, name, nameMm }) => (
                <Chip key={id} selected={id === chosen} onClick={() => setChosen(id)}>
                  {lang === 'my' ? nameMm : name}
                </Chip>
              ))}
            </ChipRow>
            {chosen !== LATEST && (
              <CategoryNews
                key={chosen}
                category={categories.find(({ id }) => id === chosen)}
                onLatest={() => setChosen(LATEST)}
              />
            )}
            {chosen === LATEST &&
              sections.map((section, index) => (
                <NewsSectionView key={section.category.id} section={section} first={index === 0} />
              ))}
            {chosen === LATEST && sections.length === 0 && <NewsEmpty title={t('news.emptyTitle')} />}
            {chosen === LATEST && (
              <MorePosts {...moreOf(paged)} shown={posts.length} total={totalOf(pages)} />
            )}
          </>
        )
      }}
    </ListPage>
  )
}
