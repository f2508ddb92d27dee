import type { ReactNode } from 'react'
import type { Campaign, PostDetail } from '#contracts/content.ts'
import { breakLines } from '#language/break-lines.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { useWords } from '../i18n/use-words.ts'
import { CampaignFacts, EndedMark } from './campaign-facts.tsx'
import { Phrases } from './phrases.tsx'
import styles from './campaign-banner.module.css'

type Props = { readonly post: PostDetail; readonly campaign: Campaign; readonly trail?: ReactNode }

/** Picture and title over the whole width: what it was, and that it is over. */
export function CampaignBanner({ post, campaign, trail }: Props) {
  const { lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const text = pick(post.description, post.descriptionMm)
  return (
    <div className={styles.banner} data-part="banner">
      {post.picture && (
        <Picture
          picture={post.picture}
          alt={pick(post.picture.alt, post.picture.altMm).text}
          sizes="(min-width: 960px) 50vw, 100vw"
          priority
          className={styles.picture}
        />
      )}
      <PageWidth className={styles.place}>
        <div className={styles.words}>
          {trail}
          <EndedMark campaign={campaign} />
          <PageHeading title={title.text} lang={title.lang}>
            <Phrases text={title.text} />
          </PageHeading>
          <p className={styles.text} {...(text.lang === lang ? {} : { lang: text.lang })}>
            {breakLines(text.text)}
          </p>
          <CampaignFacts campaign={campaign} />
        </div>
      </PageWidth>
    </div>
  )
}
