import { expect, it } from 'vitest'
import { mediaShape } from './project-media.ts'

const size = (name: string, type: string, width: number) => ({
  filename: name,
  mimeType: `image/${type}`,
  width,
})
const media = (sizes: Record<string, object>, more: object = {}) =>
  mediaShape({
    en: { filename: 'abc.webp', width: 1900, height: 1000, alt: 'A', altMm: 'က', sizes, ...more },
    my: {},
  })

it('an upload is told in the widths that exist as WebP and as AVIF', () => {
  const { src, srcset } = media({
    webp360: size('abc-360x189.webp', 'webp', 360),
    avif360: size('abc-360x189.avif', 'avif', 360),
    webp720: size('abc-720x379.webp', 'webp', 720),
    avif720: size('abc-720x379.avif', 'avif', 720),
    webp1280: size('abc-1280x674.webp', 'webp', 1280),
  })
  expect(src).toBe('/media/abc.webp')
  expect(srcset).toBe('/media/abc-360x189.webp 360w, /media/abc-720x379.webp 720w')
})

it('a small picture, which is one file in all sizes, is told once', () => {
  const forms = ['360', '720'].flatMap((name) => [
    [`webp${name}`, size('abc-200x100.webp', 'webp', 200)],
    [`avif${name}`, size('abc-200x100.avif', 'avif', 200)],
  ])
  expect(media(Object.fromEntries(forms))['srcset']).toBe('/media/abc-200x100.webp 200w')
})

it('what an editor marked as its heart is told; the middle and nothing are not', () => {
  expect(media({}, { focalX: 80.4, focalY: 10 })['focus']).toEqual({ fromLeft: 80, fromTop: 10 })
  expect(media({}, { focalX: 50, focalY: 50 })).not.toHaveProperty('focus')
  expect(media({}, { focalX: null, focalY: null })).not.toHaveProperty('focus')
})
