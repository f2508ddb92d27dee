const PICTURES = /<picture[^>]*>(.*?)<\/picture>/gs
const SOURCES = /<source([^>]*)>/g
/** Fetched only once it is near the screen: the first on a page may well stand far below it. */
const isLazy = (picture: string) => picture.includes('loading="lazy"')

const attribute = (source: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(source)?.[1] ?? null

const hint = (source: string, media: string) =>
  `<link data-early="picture" as="image" type="image/avif" media="${media}" ` +
  `imagesrcset="${attribute(source, 'srcset')}" imagesizes="${attribute(source, 'sizes')}" fetchpriority="high">`

/** Sources of the first picture that is fetched at once, as hints that the inline scripts turn on where data is not saved. */
export function pictureHints(html: string): string {
  const [picture = ''] = [...html.matchAll(PICTURES)]
    .map(([, inside = '']) => inside)
    .filter((inside) => !isLazy(inside))
  const [narrow, ...others] = [...picture.matchAll(SOURCES)]
    .map(([, attributes = '']) => attributes)
    .filter((source) => attribute(source, 'type') === 'image/avif')
  const wide = others.at(-1)
  if (narrow === undefined) return ''
  if (wide === undefined) return hint(narrow, 'all')
  return hint(narrow, '(max-width: 599.98px)') + hint(wide, '(min-width: 600px)')
}
