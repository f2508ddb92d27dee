import { asFields, asText, orNull, type Two } from './project-fields.ts'
import type { Fields } from './project-port.ts'

/** Where readers fetch uploaded pictures: beside the website's own, never from the CMS. */
const ADDRESS = '/media'

type Form = { readonly file: string; readonly width: number }

function formsOf(sizes: unknown, type: string): Form[] {
  return Object.values(asFields(sizes))
    .map(asFields)
    .filter((size) => size['mimeType'] === type && asText(size['filename']) !== '')
    .map((size) => ({ file: asText(size['filename']), width: Number(size['width']) }))
}

const MIDDLE = 50

/** Payload reports the middle when no focus was chosen. */
function focusOf({ focalX, focalY }: Fields): Fields {
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return {}
  if (focalX === MIDDLE && focalY === MIDDLE) return {}
  return { focus: { fromLeft: Math.round(focalX), fromTop: Math.round(focalY) } }
}

/**
 * The website requests the AVIF twin of every WebP, so only pairs are listed. A picture smaller than a size appears in several sizes
 * under one name.
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
