/** What a picture's place on the page needs before its bytes come. The API's `Picture` fits it. */
export type MediaPicture = {
  src: string
  srcset: string
  width: number
  height: number
  focus?: { fromLeft: number; fromTop: number } | undefined
}

const shapes = {
  post: { suffix: '', width: 1200, height: 675, widths: [360, 720, 1200] },
  wide: { suffix: '-wide', width: 1600, height: 720, widths: [720, 1200, 1600] },
  tall: { suffix: '-tall', width: 720, height: 600, widths: [360, 720] },
} as const

export type MediaShape = keyof typeof shapes
export const mediaShapes = shapes

/** The files that the art renderer writes for a name; `base` is where they are served. */
export function mediaPicture(name: string, shape: MediaShape = 'post', base = '/media'): MediaPicture {
  const { suffix, width, height, widths } = shapes[shape]
  const file = (fileWidth: number) => `${base}/${name}${suffix}-${fileWidth}.webp`
  return {
    src: file(Math.max(...widths)),
    srcset: widths.map((fileWidth) => `${file(fileWidth)} ${fileWidth}w`).join(', '),
    width,
    height,
  }
}

/** Our renderer writes every WebP twin as AVIF too; a picture from elsewhere has no twin and gets none. */
export function avifSrcset(srcset: string): string | null {
  const candidates = srcset.split(',').map((candidate) => candidate.trim())
  const ours = candidates.every((candidate) => /\/media\/[^ ]+\.webp( \d+w)?$/.test(candidate))
  return ours ? candidates.map((candidate) => candidate.replace('.webp', '.avif')).join(', ') : null
}
