import sharp from 'sharp'
import { PICTURE_SIDE } from '#contracts/files.ts'
import type { Cleaned } from './cleaned.ts'

const MOST_PIXELS = 25_000_000
const LONGEST_SECONDS = 10
const QUALITY = 80

let isLimited = false

/**
 * Lets the library read only the formats we accept, and cache nothing between pictures. The setting holds for the whole process;
 * processes that clean no pictures still read SVG.
 */
function limitLibrary(): void {
  if (isLimited) return
  isLimited = true
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
  sharp.cache(false)
  sharp.concurrency(1)
}

/** Re-encodes the picture, upright and at most 1,600 px long: only pixels survive, no location and no hidden data. */
export async function cleanPicture(bytes: Buffer): Promise<Cleaned> {
  limitLibrary()
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
  try {
    const { width, height } = await picture.metadata()
    if (width * height > MOST_PIXELS) return { refused: 'PIXELS' }
    const clean = await picture
      .autoOrient()
      .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
    return { type: 'image/jpeg', bytes: clean }
  } catch (error) {
    return { refused: error instanceof Error && /pixel limit/i.test(error.message) ? 'PIXELS' : 'BROKEN' }
  }
}
