import type { Post, PostDetail } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { PageWidth, Row } from '#ui/layout/layout.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Phrases } from '../../posts/phrases.tsx'
import { PostHtml } from '../../posts/post-html.tsx'
import { RelatedPosts } from '../../posts/related-posts.tsx'
import { SharePost } from '../../posts/share-post.tsx'
import { LaterShops } from '../../shop-list/later-shops.tsx'
import { OfferOfPost } from './post-offer.tsx'
import styles from './post-page.module.css'

/** Where a post came from, and so where its reader goes back to. */
function parentOf(post: PostDetail, community: boolean) {
  if (community) return 'community'
  return post.template === 'PROMOTION' ? 'promotions' : 'whatIsNew'
}

export function PostView({ post, community }: { post: PostDetail; community: boolean }) {
  const { t, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const parent = parentOf(post, community)
  const trail = [
    { label: t('frame.home'), href: toHref(paths.home) },
    { label: t(`routes.${parent}.title`), href: toHref(pathOf(parent)) },
  ]
  const pathTo = (other: Post) =>
    community ? paths.communityPost(other.showCategoryId, other.postId) : paths.post(other.postId)
  return (
    <>
      <PageWidth narrow>
        <article className={styles.post}>
          <Breadcrumb label={t('frame.youAreHere')} trail={trail} />
          <PageHeading title={title.text} lang={title.lang}>
            <Phrases text={title.text} />
          </PageHeading>
          <PostFacts post={post} />
          {post.offer && <OfferOfPost offer={post.offer} />}
          {post.picture && (
            <Picture
              picture={post.picture}
              alt={pick(post.picture.alt, post.picture.altMm).text}
              sizes="(min-width: 808px) 760px, 100vw"
              priority
              className={styles.art}
            />
          )}
          <PostHtml html={post.content} htmlMm={post.contentMm} />
          {post.shops && (
            <section aria-labelledby="shops-of-post" className={styles.shops}>
              <h2 id="shops-of-post">{t('shops.ofPost')}</h2>
              <LaterShops shows={post.shops} count={3} />
            </section>
          )}
          <div className={styles.share}>
            <SharePost shareUrl={post.shareUrl} title={title.text} />
          </div>
        </article>
      </PageWidth>
      <RelatedPosts
        title={t(parent === 'promotions' ? 'post.relatedPromotions' : 'post.related')}
        posts={post.related}
        pathTo={pathTo}
      />
    </>
  )
}

function PostFacts({ post }: { post: PostDetail }) {
  const { t, lang, pick } = useWords()
  const content = pick(post.content, post.contentMm)
  return (
    <Row gap={3}>
      <Badge tone="brand">{lang === 'my' ? post.category.nameMm : post.category.name}</Badge>
      <time className={styles.soft} dateTime={post.publishedAt}>
        {formatDate(post.publishedAt, lang)}
      </time>
      <span className={styles.soft}>{t('post.readMinutes', { minutes: post.readMinutes })}</span>
      {content.lang !== lang && <Badge>{t('post.englishOnly')}</Badge>}
    </Row>
  )
}
