import { Section } from '#ui/section/section.tsx'
import { useLatestPosts } from '../../api/use-latest-posts.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { LinesWaiting, NewsLines } from './news-lines.tsx'

const SHOWN = 3

/** News only: promotions and community stories have blocks of their own. */
export function WhatsNew() {
  const { t } = useWords()
  const latest = useLatestPosts()
  const news = latest.data?.filter((post) => post.template === 'NEWS').slice(0, SHOWN)
  if (news?.length === 0) return null
  return (
    <Section
      title={t('home.newsTitle')}
      seeAll={{ href: toHref(pathOf('whatIsNew')), label: t('home.newsAll'), short: t('account.all') }}
    >
      <Block query={{ ...latest, data: news }} skeleton={<LinesWaiting />}>
        {(posts) => <NewsLines posts={posts} pathOf={(post) => paths.post(post.postId)} />}
      </Block>
    </Section>
  )
}
