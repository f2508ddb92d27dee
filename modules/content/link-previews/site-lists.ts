import { brand } from '#brand'
import { LANGUAGES } from '#contracts/language.ts'
import type { Generation } from '../generation.ts'
import { publicPosts } from '../posts.ts'
import { markup, type Markup } from './markup.ts'
import { linkPreviewPath, type LinkPreviews } from './link-preview.ts'
import type { RenderContext } from './render-context.ts'
import { inLanguage } from './whole-page.ts'

type Absolute = (path: string) => string

const FEED_ENTRIES = 30

/** Every link preview in each language, with its translation as the alternate that search engines ask for. */
export function sitemap(
  generation: Generation,
  sources: readonly LinkPreviews[],
  absolute: Absolute,
): string {
  const entries = sources.flatMap(({ name, list }) =>
    list(generation).map(({ id, changedOn }) => entry(linkPreviewPath(name, id), changedOn, absolute)),
  )
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`.html
}

function entry(path: string, changedOn: string | null, absolute: Absolute): Markup {
  const twins = LANGUAGES.map(
    (lang) =>
      markup`<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(inLanguage(path, lang))}"/>`,
  )
  const changed = changedOn === null ? null : markup`<lastmod>${changedOn}</lastmod>`
  return markup`${LANGUAGES.map((lang) => markup`<url><loc>${absolute(inLanguage(path, lang))}</loc>${changed}${twins}</url>\n`)}`
}

/** Crawlers that run scripts would follow ours into the app, where every page has the same address, so the app is closed to them. */
export const robots = (absolute: Absolute): string => `User-agent: *
Disallow: /s/open.js
Disallow: /health/

Sitemap: ${absolute('/sitemap.xml')}
`

/** The newest posts as Atom. */
export function feed(generation: Generation, context: RenderContext): string {
  const { lang, absolute } = context
  const posts = publicPosts(generation).news.slice(0, FEED_ENTRIES)
  const changed = posts.map(({ body }) => body.updatedAt ?? body.publishedAt)
  const newest = changed.reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a), '2024-01-01T00:00:00Z')
  const own = absolute(inLanguage('/feed.xml', lang))
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}" xml:base="${absolute('/')}">
<title>${context.words('content.feedTitle')}</title>
<id>${own}</id>
<link rel="self" type="application/atom+xml" href="${own}"/>
<link rel="alternate" type="text/html" href="${absolute('/')}"/>
<updated>${newest}</updated>
<author><name>${brand.legalName[lang]}</name></author>
${posts.map(({ id, body }) => {
  const address = absolute(inLanguage(linkPreviewPath('post', id), lang))
  const title = context.say(body.title, body.titleMm)
  return markup`<entry>
<title xml:lang="${title.lang}">${title.text}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${body.publishedAt}</published>
<updated>${body.updatedAt ?? body.publishedAt}</updated>
<summary>${context.say(body.description, body.descriptionMm).text}</summary>
<content type="html">${context.content(context.say(body.contentHtml, body.contentHtmlMm)).html}</content>
</entry>
`
})}</feed>
`.html
}
