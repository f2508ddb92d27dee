import type { DeskWord } from '../words/desk-words.ts'

/** What the CMS takes; a little below what its server refuses. */
export const TAKEN_BYTES = 4.5 * 1024 * 1024
const LARGEST_BYTES = 20 * 1024 * 1024
const LARGEST_POINTS = 50_000_000

/** The website shows no picture wider than 1920; twice shrunk is still sharper than that. */
const TRIES = [
  { side: 2560, quality: 0.9 },
  { side: 2560, quality: 0.8 },
  { side: 1920, quality: 0.8 },
  { side: 1440, quality: 0.7 },
] as const

type Slots = Readonly<Record<string, string>>
export type Fitted =
  | { readonly file: File; readonly told: { word: DeskWord; slots: Slots } | null }
  | { readonly refused: { word: DeskWord; slots: Slots } }

export const inMb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

const refused = (word: DeskWord, slots: Slots = {}): Fitted => ({ refused: { word, slots } })

/** Small enough already, made small enough here, or refused with the limit it breaks. */
export async function fitPicture(file: File): Promise<Fitted> {
  if (!file.type.startsWith('image/')) return { file, told: null }
  if (file.size > LARGEST_BYTES) return refused('pictureTooHeavy', { size: inMb(file.size) })
  const picture = await load(file)
  if (!picture) return file.size > TAKEN_BYTES ? refused('pictureUnreadable') : { file, told: null }
  const points = picture.naturalWidth * picture.naturalHeight
  if (points > LARGEST_POINTS) return refused('pictureTooLarge', { size: (points / 1e6).toFixed(0) })
  if (file.size <= TAKEN_BYTES) return { file, told: null }
  const smaller = await shrink(picture, file)
  if (!smaller) return refused('pictureUnreadable')
  return {
    file: smaller,
    told: { word: 'pictureShrunk', slots: { before: inMb(file.size), after: inMb(smaller.size) } },
  }
}

function load(file: File): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  return new Promise((done) => {
    picture.addEventListener('load', () => done(picture))
    picture.addEventListener('error', () => done(null))
    picture.src = address
  })
}

async function shrink(picture: HTMLImageElement, { name, type }: File): Promise<File | null> {
  // A photograph stays one; anything else may have see-through parts.
  const kind = type === 'image/jpeg' ? type : 'image/webp'
  for (const { side, quality } of TRIES) {
    const blob = await drawn(picture, side, kind, quality)
    if (blob && blob.size <= TAKEN_BYTES)
      return new File([blob], renamed(name, blob.type), { type: blob.type })
  }
  return null
}

function drawn(picture: HTMLImageElement, side: number, kind: string, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.naturalWidth, picture.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, kind, quality))
}

const renamed = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`
