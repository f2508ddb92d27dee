import { asFields, asText, orNull, type Two } from './project-fields.ts'
import type { Fields } from './project-port.ts'

/** Where readers fetch uploaded pictures; served beside the website's own, never by the CMS. */
const ADDRESS = '/media'

type Form = { readonly file: string; readonly width: number }

function formsOf(sizes: unknown, type: string): Form[] {
  return Object.values(asFields(sizes))
    .map(asFields)
    .filter((size) => size['mimeType'] === type && asText(size['filename']) !== '')
    .map((size) => ({ file: asText(size['filename']), width: Number(size['width']) }))
}

const MIDDLE = 50

/** Payload says the middle for a picture that nobody marked. */
function focusOf({ focalX, focalY }: Fields): Fields {
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return {}
  if (focalX === MIDDLE && focalY === MIDDLE) return {}
  return { focus: { fromLeft: Math.round(focalX), fromTop: Math.round(focalY) } }
}

/**
 * The web asks for the AVIF twin of every WebP it is told of, so only pairs are told; a picture that is smaller than a
 * size is in several sizes under one name.
 */
export function mediaShape({ en }: Two): Fields {
  const twins = new Set(formsOf(en['sizes'], 'image/avif').map(({ file }) => file.replace(/\.avif$/, '')))
  const pairs = formsOf(en['sizes'], 'image/webp').filter(({ file }) =>
    twins.has(file.replace(/\.webp$/, '')),
  )
  const forms = pairs.map(({ file, width }) => `${ADDRESS}/${file} ${width}w`)
  return {
    src: `${ADDRESS}/${asText(en['filename'])}`,
    srcset: [...new Set(forms)].join(', '),
    width: en['width'],
    height: en['height'],
    alt: asText(en['alt']),
    altMm: orNull(en['altMm']),
    ...focusOf(en),
  }
}
