import { Section } from '#ui/section/section.tsx'
import { useCategoryPosts } from '../../api/use-category-posts.ts'
import { useWebConfig } from '../../api/web-config.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { LinesWaiting, NewsLines } from './news-lines.tsx'

const SHOWN = 2

export function Community() {
  const { t } = useWords()
  const config = useWebConfig(true)
  const posts = useCategoryPosts(config?.communityCategoryId, SHOWN)
  if (posts.data?.length === 0) return null
  return (
    <Section
      title={t('home.communityTitle')}
      seeAll={{ href: toHref(pathOf('community')), label: t('home.communityAll'), short: t('account.all') }}
    >
      <Block query={posts} skeleton={<LinesWaiting />}>
        {(data) => (
          <NewsLines posts={data} pathOf={(post) => paths.communityPost(post.showCategoryId, post.postId)} />
        )}
      </Block>
    </Section>
  )
}
