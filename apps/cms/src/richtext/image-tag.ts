import { settings } from '../settings.ts'

type Size = { filename?: string | null; width?: number | null; mimeType?: string | null }

export type MediaDocument = {
  filename?: string | null
  width?: number | null
  height?: number | null
  alt?: string | null
  altMm?: string | null
  sizes?: Record<string, Size | null | undefined>
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const address = (filename: string): string => `${settings.mediaAddress}/${filename}`

export function imageTag(media: MediaDocument, language: 'en' | 'my'): string {
  if (!media.filename || !media.width || !media.height) return ''
  const alt = (language === 'my' && media.altMm) || media.alt || ''
  const webp = Object.values(media.sizes ?? {}).filter(
    (size) => size?.filename && size.mimeType === 'image/webp',
  )
  const srcset = webp.map((size) => `${address(size?.filename ?? '')} ${size?.width}w`).join(', ')
  const sizes = srcset ? ` srcset="${escape(srcset)}" sizes="(max-width: 720px) 100vw, 720px"` : ''
  return `<img src="${escape(address(media.filename))}"${sizes} width="${media.width}" height="${media.height}" alt="${escape(alt)}" loading="lazy">`
}
