import { createContext, use } from 'react'
import { classNames } from '../class-names.ts'
import { avifSrcset } from './media.ts'
import type { MediaPicture } from './media.ts'
import styles from './picture.module.css'

/** On: pictures that only decorate are left out and the others show their words. Set once, near the root. */
export const LowDataContext = createContext(false)

export type PictureProps = {
  picture: MediaPicture
  /** Empty when the picture says nothing that the words beside it do not. */
  alt: string
  /** How wide it will be drawn, as in `<img sizes>`; wrong sizes cost people money. */
  sizes: string
  /** Another crop for narrow screens. */
  narrow?: MediaPicture
  /** The first thing seen: fetched at once and first. All others wait until they are near the screen. */
  priority?: boolean
  rounded?: boolean
  className?: string | undefined
}

export const NARROW_SCREEN = '(max-width: 599.98px)'

export function Picture({ picture, alt, sizes, narrow, priority = false, rounded, className }: PictureProps) {
  const lowData = use(LowDataContext)
  const { width, height } = picture
  const frame = classNames(styles.frame, rounded && styles.rounded, className)
  if (lowData) return alt === '' ? null : <span className={classNames(frame, styles.leftOut)}>{alt}</span>

  const avif = avifSrcset(picture.srcset)
  return (
    <picture className={frame}>
      {narrow && <Crop picture={narrow} sizes={sizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} width={width} height={height} />}
      <img
        src={picture.src}
        srcSet={picture.srcset}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={styles.image}
        {...focusOf(picture)}
      />
    </picture>
  )
}

/** In quarters: a style of its own for every picture is what the page's policy forbids. */
const quarter = (percent: number): number => Math.round(percent / 25) * 25

const focusOf = ({ focus }: MediaPicture) =>
  focus && { 'data-from-left': quarter(focus.fromLeft), 'data-from-top': quarter(focus.fromTop) }

function Crop({ picture, sizes }: { picture: MediaPicture; sizes: string }) {
  const avif = avifSrcset(picture.srcset)
  const shared = { media: NARROW_SCREEN, sizes, width: picture.width, height: picture.height }
  return (
    <>
      {avif && <source type="image/avif" srcSet={avif} {...shared} />}
      <source srcSet={picture.srcset} {...shared} />
    </>
  )
}
