import { inlineHashes } from '#platform/http/security-headers.ts'
import type { StyleSheets } from '../first-paint/style-sheets.ts'
import type { LiveLetter } from './live-letter.ts'
import { CHANGED } from './mark-change.ts'

const HEAD_PARTS = /<link\b[^>]*\brel="stylesheet"[^>]*>|<style[^>]*>[\s\S]*?<\/style>/g
/** Scrolls to the change (`mark-change.ts`), a little below the fixed header. */
const OWN_STYLE = `<style>#${CHANGED}{scroll-margin-top:30vh}</style>`
const HINTS = /<link rel="preload"[^>]*>/g

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type Page = { readonly indexHtml: string; readonly sheets: StyleSheets }

const whole = ({ lang }: LiveLetter, head: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>${head}</head>` +
  `<body><div id="app">${body}</div></body></html>`

/** The drawing with the website's styles and nothing executable. */
export const livePage = ({ indexHtml, sheets }: Page, letter: LiveLetter, html: string): string =>
  whole(
    letter,
    [...indexHtml.matchAll(HEAD_PARTS)].join('') + sheets.linksFor(html) + OWN_STYLE,
    html.replaceAll(HINTS, ''),
  )

export const unfinishedPage = ({ indexHtml }: Page, letter: LiveLetter): string =>
  whole(
    letter,
    [...indexHtml.matchAll(HEAD_PARTS)].join(''),
    `<p role="status">${escape(letter.unfinished)}</p>`,
  )

/** No script at all, and only the CMS may frame it. Style attributes are the components' own: editors' texts have none. */
export const livePolicy = (indexHtml: string, frames: readonly string[]): string =>
  [
    "default-src 'none'",
    ["style-src-elem 'self'", ...inlineHashes(indexHtml + OWN_STYLE, 'style')].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames.join(' ')}`,
  ].join('; ')

/** Staff on the same machine open the CMS under either name. */
const LOOPBACK = ['localhost', '127.0.0.1']

export function framesOf(cmsUrl: string): string[] {
  const url = new URL(cmsUrl)
  if (!LOOPBACK.includes(url.hostname)) return [url.origin]
  return LOOPBACK.map((name) => url.origin.replace(`//${url.hostname}`, `//${name}`))
}
