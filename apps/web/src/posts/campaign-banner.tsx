import { use, type ReactNode } from 'react'
import type { Campaign, PostDetail } from '#contracts/content.ts'
import { classNames } from '#ui/class-names.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { LowDataContext, Picture } from '#ui/picture/picture.tsx'
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
  const picture = use(LowDataContext) ? null : post.picture
  return (
    <div className={classNames(styles.banner, !picture && styles.small)} data-part="banner">
      {picture && (
        <Picture
          picture={picture}
          alt={pick(picture.alt, picture.altMm).text}
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
            {text.text}
          </p>
          <CampaignFacts campaign={campaign} />
        </div>
      </PageWidth>
    </div>
  )
}
