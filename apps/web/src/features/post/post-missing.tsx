import { ButtonLink } from '#ui/button/button.tsx'
import { PageWidth, Row } from '#ui/layout/layout.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './post-page.module.css'

/** An id that belongs to no post: the address stays, and other news is one step away. */
export function PostMissing({ community }: { community: boolean }) {
  const { t } = useWords()
  const first = community
    ? { to: pathOf('community'), label: t('post.allCommunity') }
    : { to: pathOf('whatIsNew'), label: t('post.allNews') }
  return (
    <PageWidth narrow className={styles.away}>
      <div className={styles.missing} data-screen="not-found">
        <Picture
          picture={mediaPicture('tower-night')}
          alt=""
          sizes="(min-width: 808px) 760px, 100vw"
          className={styles.art}
        />
        <PageHeading title={t('post.missingTitle')} />
        <p className={styles.soft}>{t('post.missingText')}</p>
        <Row gap={3}>
          <ButtonLink href={toHref(first.to)}>{first.label}</ButtonLink>
          <ButtonLink variant="secondary" href={toHref(pathOf('promotions'))}>
            {t('post.allPromotions')}
          </ButtonLink>
        </Row>
      </div>
    </PageWidth>
  )
}
