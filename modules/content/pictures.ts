import type { Picture } from '#contracts/content.ts'
import type { Generation } from './generation.ts'

/** The repository's own artwork: files are `/media/<name>-<width>.webp`, each with an `.avif` twin. */
export type ArtManifest = Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly widths: readonly number[] }>
>

export type PictureWords = {
  readonly pictureName: string | null
  readonly pictureAlt?: string
  readonly pictureAltMm?: string | null
}

/** Some artwork also has a cut for banners; otherwise the common cut is shown. */
export type PictureShape = 'post' | 'wide' | 'tall'

export type Pictures = {
  /** Null for no name or an unknown one: a card without a picture is better than a broken one. */
  find(generation: Generation, words: PictureWords, shape?: PictureShape): Picture | null
  /** The smallest size that is still sharp on a phone; empty without a picture. */
  thumbnail(generation: Generation, name: string | null): string
}

const SHAPES: readonly PictureShape[] = ['post', 'wide', 'tall']

/** Names that documents may use for the shipped artwork, some of which has one cut only. */
export const drawnNames = (art: ArtManifest): ReadonlySet<string> =>
  new Set(
    Object.keys(art).flatMap((file) => [
      file,
      ...SHAPES.filter((shape) => file.endsWith(`-${shape}`)).map((shape) =>
        file.slice(0, -shape.length - 1),
      ),
    ]),
  )

const THUMBNAIL_WIDTH = 700

export function makePictures(art: ArtManifest): Pictures {
  const drawnAs = (name: string): string | null => (Object.hasOwn(art, name) ? name : null)

  function find(generation: Generation, words: PictureWords, shape: PictureShape = 'post'): Picture | null {
    const { pictureName, pictureAlt = '', pictureAltMm = null } = words
    if (pictureName === null) return null
    const uploaded = generation.get('media', pictureName)?.body
    if (uploaded) {
      return pictureAlt ? { ...uploaded, alt: pictureAlt, altMm: pictureAltMm } : uploaded
    }
    const name = drawnAs(`${pictureName}-${shape}`) ?? drawnAs(pictureName)
    const drawn = name === null ? undefined : art[name]
    if (!drawn) return null
    const file = (width: number) => `/media/${name}-${width}.webp`
    return {
      src: file(Math.max(...drawn.widths)),
      srcset: drawn.widths.map((width) => `${file(width)} ${width}w`).join(', '),
      width: drawn.width,
      height: drawn.height,
      alt: pictureAlt,
      altMm: pictureAltMm,
    }
  }

  return {
    find,
    thumbnail: (generation, name) => {
      const picture = find(generation, { pictureName: name })
      return picture ? thumbnailOf(picture) : ''
    },
  }
}

function thumbnailOf({ src, srcset }: Picture): string {
  const forms = srcset.split(',').map((form) => form.trim().split(' '))
  const wide = forms.find(([, width = '']) => Number.parseInt(width, 10) >= THUMBNAIL_WIDTH)
  return wide?.[0] || src
}
