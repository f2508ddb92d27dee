import sharp from 'sharp'

export type Shot = { readonly caption: string; readonly picture: Buffer }

export type Grid = { readonly columns: number; readonly width: number; readonly height: number }

const GAP = 16
const CAPTION = 28
const GROUND = '#efe9ec'
const QUALITIES = [76, 66, 56, 46, 36]

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** What does not fit in one line loses its beginning: the end of an address tells more. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `…${text.slice(text.length - most + 1)}`

const PIXELS_PER_LETTER = 7.4

const caption = (text: string, width: number): Buffer => {
  const shown = escape(shorten(text, Math.floor(width / PIXELS_PER_LETTER)))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="0" y="19" font-family="DejaVu Sans Mono, monospace" font-size="12" fill="#3a0d2a">${shown}</text></svg>`,
  )
}

/** Pictures side by side with their addresses, as small as asked. */
export async function contactSheet(
  shots: readonly Shot[],
  { columns, width, height }: Grid,
  maxBytes: number,
): Promise<Buffer> {
  const rows = Math.ceil(shots.length / columns)
  const across = Math.min(columns, shots.length)
  const parts = await Promise.all(
    shots.map(async ({ caption: text, picture }, at) => {
      const left = GAP + (at % columns) * (width + GAP)
      const top = GAP + Math.floor(at / columns) * (height + CAPTION + GAP)
      const small = await sharp(picture).resize(width, height, { fit: 'cover', position: 'top' }).toBuffer()
      return [
        { input: caption(text, width), left, top },
        { input: small, left, top: top + CAPTION },
      ]
    }),
  )
  const sheet = await sharp({
    create: {
      width: GAP + across * (width + GAP),
      height: GAP + rows * (height + CAPTION + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(parts.flat())
    .png({ compressionLevel: 1 })
    .toBuffer()
  return smallest(sheet, maxBytes)
}

async function smallest(sheet: Buffer, maxBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(sheet).webp({ quality }).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(`a sheet does not fit in ${maxBytes} bytes; put fewer pictures on it`)
}
