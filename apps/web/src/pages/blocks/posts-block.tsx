import { Grid } from '#ui/layout/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useCategoryPosts } from '../../api/use-category-posts.ts'
import { useWebConfig } from '../../api/web-config.ts'
import { Block } from '../../page/block.tsx'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PostCard } from '../../posts/post-card.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './posts-block.module.css'

/** The newest posts of a category. Community posts open in their own section of the site. */
export function PostsBlock({ block }: { block: BlockOf<'posts'> }) {
  const { t } = useWords()
  const posts = useCategoryPosts(block.categoryId, block.count)
  const community = useWebConfig(true)?.communityCategoryId === block.categoryId
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <div className={styles.posts}>
        <Block query={posts} skeleton={<Waiting count={block.count} label={t('skeleton.loading')} />}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={t('state.emptyTitle')} text={t('state.emptyText')} />
            ) : (
              <Grid columns={4}>
                {data.map((post) => (
                  <PostCard
                    key={post.postId}
                    post={post}
                    path={
                      community
                        ? paths.communityPost(post.showCategoryId, post.postId)
                        : paths.post(post.postId)
                    }
                    sizes="(min-width: 960px) 282px, (min-width: 600px) 50vw, 100vw"
                  />
                ))}
              </Grid>
            )
          }
        </Block>
      </div>
    </>
  )
}

function Waiting({ count, label }: { count: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.waiting}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height="340px" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
