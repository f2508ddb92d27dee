import { use, type ReactNode } from 'react'
import type { Banner } from '#contracts/content.ts'
import type { ArtName } from '#ui/art/names.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { LowDataContext, Picture } from '#ui/picture/picture.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useBanners } from '../api/use-banners.ts'
import { toHref } from '../navigation/hash-location.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { ContentText } from '../i18n/content-text.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './page-banner.module.css'

type Props = {
  readonly type: Banner['type']
  readonly title: string
  /** Shown when no banner is published, or none can be loaded. */
  readonly otherwise: { readonly lead: string; readonly art: ArtName }
  readonly children?: ReactNode
}

/** The head of a shop page: its name, the editors' message of the day, and their picture. */
export function PageBanner({ type, title, otherwise, children }: Props) {
  const banners = useBanners(type)
  const banner = banners.data?.[0]
  const lowData = use(LowDataContext)
  return (
    <div className={styles.band} data-part="banner">
      {!lowData && (
        <div className={styles.place}>
          {banners.isLoading ? (
            <div className={styles.coming}>
              <Skeleton height="100%" />
            </div>
          ) : (
            <Picture
              picture={banner?.picture ?? mediaPicture(otherwise.art)}
              alt=""
              sizes="(min-width: 960px) 50vw, 100vw"
              priority
              className={styles.picture}
            />
          )}
        </div>
      )}
      <div className={styles.words}>
        <PageHeading title={title} className={styles.title} />
        <div className={styles.message}>
          {banners.isLoading ? (
            <Coming />
          ) : banner ? (
            <Message banner={banner} />
          ) : (
            <p className={styles.text}>{otherwise.lead}</p>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

function Coming() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton shape="line" width="60%" />
      <Skeleton shape="line" />
    </SkeletonGroup>
  )
}

function Message({ banner }: { banner: Banner }) {
  const { pick } = useWords()
  return (
    <>
      <ContentText as="p" value={banner.title} valueMm={banner.titleMm} className={styles.strong} />
      <ContentText as="p" value={banner.text} valueMm={banner.textMm} className={styles.text} />
      {banner.link && banner.action && (
        <ButtonLink
          variant="inverse"
          size="small"
          href={toHref(banner.link)}
          iconEnd={ArrowRightIcon}
          className={styles.action}
        >
          {pick(banner.action, banner.actionMm).text}
        </ButtonLink>
      )}
    </>
  )
}
