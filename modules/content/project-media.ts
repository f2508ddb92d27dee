import { asFields, asText, orNull, type Two } from './project-fields.ts'
import type { Fields } from './project-port.ts'

/** Where readers fetch uploaded pictures; served beside the website's own, never by the CMS. */
const ADDRESS = '/media'

export function mediaShape({ en }: Two): Fields {
  const webp = Object.values(asFields(en['sizes']))
    .map(asFields)
    .filter((size) => size['mimeType'] === 'image/webp' && asText(size['filename']) !== '')
  const original = { filename: en['filename'], width: en['width'] }
  const forms = [...webp, original].map(
    ({ filename, width }) => `${ADDRESS}/${asText(filename)} ${String(width)}w`,
  )
  return {
    src: `${ADDRESS}/${asText(en['filename'])}`,
    srcset: [...new Set(forms)].join(', '),
    width: en['width'],
    height: en['height'],
    alt: asText(en['alt']),
    altMm: orNull(en['altMm']),
  }
}
