import type { DrawnHome } from './draw-page.ts'
import { asInert } from './inert-markup.ts'

const EARLY = '<!--early-->'
const FIRST_PAINT = '<!--first-paint-->'

const template = ({ lang, wide, html }: DrawnHome) =>
  `<template data-lang="${lang}" data-wide="${wide}">${asInert(html)}</template>`

/** Sources of the first picture, as hints that the start script turns on at the home address. */
export function pictureHints(html: string): string {
  const picture = /<picture[^>]*>(.*?)<\/picture>/s.exec(html)?.[1] ?? ''
  const sources = [...picture.matchAll(/<source([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const read = (attributes: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? null
  const [narrow, ...others] = sources.filter((source) => read(source, 'type') === 'image/avif')
  const wide = others.at(-1)
  const hint = (source: string | undefined, media: string) =>
    source === undefined
      ? ''
      : `<link data-early="picture" as="image" type="image/avif" media="${media}" ` +
        `imagesrcset="${read(source, 'srcset')}" imagesizes="${read(source, 'sizes')}" fetchpriority="high">`
  if (!narrow) return ''
  if (!wide) return hint(narrow, 'all')
  return hint(narrow, '(max-width: 599.98px)') + hint(wide, '(min-width: 600px)')
}

/** The built index.html with the home page in it. */
export function composeIndex(indexHtml: string, drawn: readonly DrawnHome[]): string {
  return indexHtml
    .replace(EARLY, () => pictureHints(drawn[0]?.html ?? ''))
    .replace(FIRST_PAINT, () => drawn.map(template).join(''))
}
