import { mediaPicture, type MediaPicture } from '#ui/picture/media.ts'

/** The answer names one size; our own renderer has the others beside it, a picture from elsewhere has none. */
export function thumbnailPicture(thumbnail: string): MediaPicture {
  const name = /^\/media\/([\w-]+)-720\.webp$/.exec(thumbnail)?.[1]
  return name ? mediaPicture(name) : { src: thumbnail, srcset: `${thumbnail} 720w`, width: 720, height: 405 }
}
