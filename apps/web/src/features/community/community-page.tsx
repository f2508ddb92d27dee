import type { Category } from '#contracts/content.ts'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { useChildCategories } from '../../api/use-child-categories.ts'
import { usePagedCategoryPosts } from '../../api/use-paged-category-posts.ts'
import { useWebConfig } from '../../api/web-config.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useEntryState } from '../../navigation/use-entry-state.ts'
import { CardsComing } from '../../posts/cards-coming.tsx'
import { ListPage } from '../../posts/list-page.tsx'
import { Readable } from '../../offline-reading/readable.tsx'
import { both } from '../../offline-reading/reading.ts'
import { useReading } from '../../offline-reading/use-reading.ts'
import { CommunityStories } from './community-stories.tsx'

/** Shown only when topics and posts are there. Everything hangs on one category id of the configuration. */
export function Page() {
  const { t, lang } = useWords()
  const rootId = useWebConfig(true)?.communityCategoryId
  const [chosen, setChosen] = useEntryState<string | null>('community topic', null)
  const paged = usePagedCategoryPosts(rootId)
  const topics = useReading('community-topics', useChildCategories(rootId))
  const reading = both(topics, useReading('community', paged))
  return (
    <ListPage
      title={t('community.title')}
      lead={t('community.lead')}
      skeleton="community_page"
      reading={reading}
    >
      {([categories, pages]) => (
        <>
          <ChipRow label={t('community.topics')}>
            <Chip selected={chosen === null} onClick={() => setChosen(null)}>
              {t('community.all')}
            </Chip>
            {categories.map(({ id, name, nameMm }: Category) => (
              <Chip key={id} selected={id === chosen} onClick={() => setChosen(id)}>
                {lang === 'my' ? nameMm : name}
              </Chip>
            ))}
          </ChipRow>
          {chosen === null ? (
            <CommunityStories pages={pages} paged={paged} />
          ) : (
            <TopicStories key={chosen} categoryId={chosen} onAll={() => setChosen(null)} />
          )}
        </>
      )}
    </ListPage>
  )
}

function TopicStories({ categoryId, onAll }: { categoryId: string; onAll: () => void }) {
  const paged = usePagedCategoryPosts(categoryId)
  const reading = useReading(`category-${categoryId}`, paged)
  return (
    <Readable reading={reading} waiting={<CardsComing />}>
      {(pages) => <CommunityStories pages={pages} paged={paged} onAll={onAll} />}
    </Readable>
  )
}
