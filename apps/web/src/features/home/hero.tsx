import { use } from 'react'
import type { Banner } from '#contracts/content.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Carousel, type CarouselWords } from '#ui/carousel/carousel.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import type { MediaPicture } from '#ui/picture/media.ts'
import { LowDataContext, Picture } from '#ui/picture/picture.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useBanners } from '../../api/use-banners.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './hero.module.css'

const MOST_SLIDES = 4

/** A banner's narrow picture is a single address, in a size agreed with its artists. */
const narrowCut = (banner: Banner): MediaPicture | undefined =>
  banner.imageMobile
    ? { src: banner.imageMobile, srcset: `${banner.imageMobile} 720w`, width: 720, height: 600 }
    : undefined

export function Hero() {
  const { t } = useWords()
  const banners = useBanners('HOME')
  const lowData = use(LowDataContext)
  const words: CarouselWords = {
    label: t('home.heroLabel'),
    previous: t('home.heroPrevious'),
    next: t('home.heroNext'),
    pause: t('home.heroPause'),
    play: t('home.heroPlay'),
    slide: (number, count) => t('home.heroSlide', { number: String(number), count: String(count) }),
  }
  const waiting = (
    <div className={styles.waiting} data-skeleton="home_loading_banner">
      <SkeletonGroup label={t('skeleton.loading')}>
        <Skeleton height="100%" />
      </SkeletonGroup>
    </div>
  )
  return (
    <div className={lowData ? styles.small : styles.place}>
      <Block query={banners} skeleton={waiting}>
        {(data) => (
          <Carousel
            key={String(lowData)}
            autoAdvance={!lowData}
            words={words}
            slides={data.slice(0, MOST_SLIDES).map((banner, index) => ({
              id: banner.id,
              content: <Slide banner={banner} first={index === 0} />,
            }))}
          />
        )}
      </Block>
    </div>
  )
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const { t, pick } = useWords()
  const narrow = narrowCut(banner)
  const action = banner.action ? pick(banner.action, banner.actionMm) : null
  return (
    <div className={styles.slide}>
      {banner.picture && (
        <Picture
          picture={banner.picture}
          {...(narrow ? { narrow } : {})}
          alt={pick(banner.alt, banner.altMm).text}
          sizes="(min-width: 1248px) 680px, (min-width: 960px) 56vw, 100vw"
          priority={first}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <ContentText as="h2" value={banner.title} valueMm={banner.titleMm} className={styles.title} />
        <ContentText as="p" value={banner.text} valueMm={banner.textMm} className={styles.text} />
        {banner.link && (
          <ButtonLink
            size="small"
            href={toHref(banner.link)}
            iconEnd={ArrowRightIcon}
            className={styles.action}
          >
            {action?.text ?? t('home.heroMore')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
