import type { PostDetail } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Grid, PageWidth, Row } from '#ui/layout/layout.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Section } from '#ui/section/section.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { usePostDetail } from '../../api/use-post-detail.ts'
import { BlockFailed } from '../../app/block.tsx'
import { toHref } from '../../app/hash-location.ts'
import { PageHeading } from '../../app/page-heading.tsx'
import { pathOf, paths } from '../../app/paths.ts'
import type { PageProps } from '../../app/route-types.ts'
import { Html } from '../../html/html.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { PostCard } from '../../posts/post-card.tsx'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { CampaignParts } from './campaign-parts.tsx'
import styles from './post-page.module.css'

const MOST_RELATED = 4

export function Page({ routeId, params }: PageProps) {
  const post = usePostDetail(params['postId'] ?? '')
  if (post.data) return <Post post={post.data} community={routeId === 'communityDetail'} />
  if (!post.error || post.isFetching) return <PageSkeleton label="see-all-news-detail" />
  const missing = post.error instanceof ApiRefusal && post.error.status === 404
  return <PostAway error={missing ? null : post.error} onRetry={() => void post.refetch()} />
}

/** Gone for good, or only not reached: the one offers other news, the other another try. */
function PostAway({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useWords()
  const next = <ButtonLink href={toHref(pathOf('whatIsNew'))}>{t('posts.allNews')}</ButtonLink>
  return (
    <PageWidth narrow className={styles.away}>
      <PageHeading title={error ? t('routes.postDetail.title') : t('posts.missingTitle')} />
      {error ? (
        <BlockFailed error={error} onRetry={onRetry} />
      ) : (
        <EmptyState title={t('posts.missingTitle')} text={t('posts.missingText')} actions={next} />
      )}
    </PageWidth>
  )
}

function Post({ post, community }: { post: PostDetail; community: boolean }) {
  const { t, lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const content = pick(post.content, post.contentMm)
  const up = community ? 'community' : post.template === 'PROMOTION' ? 'promotions' : 'whatIsNew'
  const trail = [
    { label: t('frame.home'), href: toHref(paths.home) },
    { label: t(`routes.${up}.title`), href: toHref(pathOf(up)) },
    { label: title.text },
  ]
  const pathTo = (other: { postId: string; showCategoryId: string }) =>
    community ? paths.communityPost(other.showCategoryId, other.postId) : paths.post(other.postId)
  return (
    <>
      <PageWidth narrow>
        <article className={styles.post}>
          <Breadcrumb label={t('frame.youAreHere')} trail={trail} />
          <PageHeading title={title.text} lang={title.lang} />
          <Row gap={3}>
            <Badge tone="brand">{lang === 'my' ? post.category.nameMm : post.category.name}</Badge>
            <span className={styles.soft}>{formatDate(post.publishedAt, lang)}</span>
            <span className={styles.soft}>{t('posts.readMinutes', { minutes: post.readMinutes })}</span>
            {content.lang !== lang && <Badge>{t('posts.englishOnly')}</Badge>}
            {post.campaign?.ended && <Badge tone="warning">{t('posts.ended')}</Badge>}
          </Row>
          {post.picture && (
            <Picture
              picture={post.picture}
              alt={pick(post.picture.alt, post.picture.altMm).text}
              sizes="(min-width: 808px) 760px, 100vw"
              priority
              rounded
            />
          )}
          <Html
            html={content.text}
            className={styles.content}
            {...(content.lang === lang ? {} : { lang: content.lang })}
          />
          {post.campaign && <CampaignParts campaign={post.campaign} />}
          <Row>
            <CopyButton
              text={post.shareUrl || window.location.href}
              label={t('posts.copyLink')}
              copiedLabel={t('service.copied')}
              failedLabel={t('service.copyFailed')}
            />
          </Row>
        </article>
      </PageWidth>
      {post.related.length > 0 && (
        <PageWidth className={styles.related}>
          <Section title={t('posts.related')}>
            <Grid columns={4}>
              {post.related.slice(0, MOST_RELATED).map((other) => (
                <PostCard
                  key={other.postId}
                  post={other}
                  path={pathTo(other)}
                  sizes="(min-width: 960px) 282px, (min-width: 600px) 50vw, 100vw"
                />
              ))}
            </Grid>
          </Section>
        </PageWidth>
      )}
    </>
  )
}
