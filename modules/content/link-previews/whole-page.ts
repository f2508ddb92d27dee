import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { hrefOf, pictureMarkup } from './block-markup.ts'
import { dataBlock, markup, type Markup } from './markup.ts'
import type { LinkPreview } from './link-preview.ts'
import type { RenderContext } from './render-context.ts'

/** Open Graph's names of our two languages. */
const LOCALES: Readonly<Record<Lang, string>> = { en: 'en_US', my: 'my_MM' }
const OTHER: Readonly<Record<Lang, Lang>> = { en: 'my', my: 'en' }

/** The address without a language is Burmese, the default of the product. */
export const inLanguage = (path: string, lang: Lang): string =>
  lang === 'my' ? path : `${path}?lang=${lang}`

type Whole = {
  readonly path: string
  readonly page: LinkPreview
  readonly context: RenderContext
  /** Texts of the other language, for the link that switches to it. */
  readonly other: RenderContext
}

/** The whole document. It needs no script; the one it includes only takes browsers to the app. */
export function wholePage({ path, page, context, other }: Whole): string {
  const to = hrefOf(page.route)
  return frame({
    context,
    title: `${page.title.text} · ${brand.name[context.lang]}`,
    head: markup`${previewOf(path, page, context)}
<script src="/s/open.js" data-to="${to}"></script>`,
    body: markup`<main>
<article>
${context.element('h1', page.title)}
${pictureMarkup(context, page.picture)}
${page.body}
</article>
<p><a class="open" href="${to}">${context.words('content.open')}</a></p>
<p><a href="${inLanguage(path, OTHER[context.lang])}" hreflang="${OTHER[context.lang]}" lang="${OTHER[context.lang]}">${other.words('content.read')}</a></p>
</main>`,
  })
}

/** The page for an unknown address: says so, and links to the home page. */
export const noPage = (context: RenderContext, title: string, text: string): string =>
  frame({
    context,
    title: `${title} · ${brand.name[context.lang]}`,
    head: markup`<meta name="robots" content="noindex">`,
    body: markup`<main><h1>${title}</h1><p>${text}</p><p><a class="open" href="/">${context.words('notfound.back')}</a></p></main>`,
  })

type Frame = {
  readonly context: RenderContext
  readonly title: string
  readonly head: Markup
  readonly body: Markup
}

const frame = ({ context, title, head, body }: Frame): string =>
  markup`<!doctype html>
<html lang="${context.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/s/page.css">
${head}
</head>
<body>
<header><a href="/">${brand.name[context.lang]}</a></header>
${body}
<footer><p>${brand.legalName[context.lang]} · <a href="tel:${brand.hotline}">${brand.hotline}</a></p></footer>
</body>
</html>
`.html

function previewOf(path: string, page: LinkPreview, context: RenderContext): Markup {
  const { lang, absolute } = context
  const own = absolute(inLanguage(path, lang))
  const picture = page.picture && { ...page.picture, url: absolute(page.picture.src) }
  return markup`<meta name="description" content="${page.description}">
<link rel="canonical" href="${own}">
<link rel="alternate" hreflang="my" href="${absolute(inLanguage(path, 'my'))}">
<link rel="alternate" hreflang="en" href="${absolute(inLanguage(path, 'en'))}">
<link rel="alternate" hreflang="x-default" href="${absolute(path)}">
<link rel="alternate" type="application/atom+xml" href="${inLanguage('/feed.xml', lang)}" title="${context.words('content.feedTitle')}">
<meta property="og:site_name" content="${brand.name[lang]}">
<meta property="og:type" content="${page.openGraph}">
<meta property="og:title" content="${page.title.text}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${own}">
<meta property="og:locale" content="${LOCALES[lang]}">
<meta property="og:locale:alternate" content="${LOCALES[OTHER[lang]]}">
${
  picture &&
  markup`<meta property="og:image" content="${picture.url}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${context.say(picture.alt, picture.altMm).text || page.title.text}">`
}
<meta name="twitter:card" content="summary_large_image">
${page.data.map((data) => dataBlock(describe(data, own, picture?.url, context)))}`
}

/** Description of any page: its title, its language, its publisher. */
const describe = (
  data: Readonly<Record<string, unknown>>,
  url: string,
  image: string | undefined,
  { lang, absolute }: RenderContext,
): object => ({
  '@context': 'https://schema.org',
  url,
  mainEntityOfPage: url,
  inLanguage: lang,
  ...(image === undefined ? {} : { image: [image] }),
  publisher: {
    '@type': 'Organization',
    name: brand.legalName[lang],
    url: absolute('/'),
    logo: absolute('/icon.svg'),
  },
  ...data,
})
