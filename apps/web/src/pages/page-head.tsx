import { Fragment } from 'react'
import type { Page } from '#contracts/pages.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { ROUTES, type RouteId } from '../navigation/routes.ts'
import { ContentText } from '../i18n/content-text.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Trail } from '../service/trail.tsx'
import type { BlockOf } from './blocks/block-of.ts'
import { PageActions } from './page-link.tsx'
import styles from './page-head.module.css'

type Props = { readonly page: Page; readonly hero: BlockOf<'hero'>; readonly routeId: RouteId }

/** Each part of the site opens in its own way: services light, business dark, the company with a wide picture. */
const FORM_OF_TAB = { personal: 'light', business: 'dark', about: 'wide' } as const

export function PageHead({ page, hero, routeId }: Props) {
  const { pick } = useWords()
  const form = FORM_OF_TAB[ROUTES[routeId].tab]
  const title = pick(page.title, page.titleMm)
  return (
    <div className={classNames(styles.head, styles[form])}>
      <PageWidth>
        <div className={styles.trail}>
          <Trail routeId={routeId} title={title.text} />
        </div>
        <div className={styles.parts}>
          <div className={styles.words}>
            <Audience audience={page.audience} />
            <PageHeading title={title.text} lang={title.lang} className={styles.title} />
            <HeroPromise value={hero.title} valueMm={hero.titleMm} />
            <ContentText as="p" value={hero.text} valueMm={hero.textMm} className={styles.text} />
            {hero.actions.length > 0 && (
              <div className={styles.actions}>
                <PageActions actions={hero.actions} dark={form === 'dark'} />
              </div>
            )}
          </div>
          {hero.picture && (
            <Picture
              picture={hero.picture}
              alt=""
              sizes={
                form === 'wide' ? '(min-width: 1248px) 1200px, 100vw' : '(min-width: 960px) 560px, 100vw'
              }
              priority
              className={styles.picture}
            />
          )}
        </div>
      </PageWidth>
    </div>
  )
}

/**
 * Burmese writes spaces between phrases, not words, and browsers break inside a word as readily as between two: each
 * phrase is kept whole as long as a line can hold it.
 */
function HeroPromise({ value, valueMm }: { value: string; valueMm: string | null }) {
  const { lang, pick } = useWords()
  const promise = pick(value, valueMm)
  if (promise.lang === 'en')
    return (
      <p className={styles.promise} {...(lang === 'en' ? {} : { lang: 'en' })}>
        {promise.text}
      </p>
    )
  return (
    <p className={styles.promise}>
      {promise.text.split(' ').map((phrase, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.phrase}>{phrase}</span>
        </Fragment>
      ))}
    </p>
  )
}

/** Shown first on pages of tools for staff only, so that nobody installs one by mistake. */
function Audience({ audience }: { audience: Page['audience'] }) {
  const { t } = useWords()
  if (audience === 'PUBLIC') return null
  return (
    <p>
      <Badge tone="accent">{t(audience === 'STAFF' ? 'pages.forStaff' : 'pages.forPartners')}</Badge>
    </p>
  )
}
