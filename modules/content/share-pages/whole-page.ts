import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { hrefOf, pictureMarkup } from './block-markup.ts'
import { dataBlock, markup, type Markup } from './markup.ts'
import type { SharedPage } from './shared-kind.ts'
import type { Telling } from './telling.ts'

/** Open Graph's own spelling of our two languages. */
const LOCALES: Readonly<Record<Lang, string>> = { en: 'en_US', my: 'my_MM' }
const OTHER: Readonly<Record<Lang, Lang>> = { en: 'my', my: 'en' }

/** The bare address is Burmese, as the product is when nothing was chosen. */
export const inLanguage = (path: string, lang: Lang): string =>
  lang === 'my' ? path : `${path}?lang=${lang}`

type Whole = {
  readonly path: string
  readonly page: SharedPage
  readonly telling: Telling
  /** Words of the language that is not shown, for the link that leads to it. */
  readonly other: Telling
}

/** The whole document. It needs no script: the one it names only takes browsers on into the app. */
export function wholePage({ path, page, telling, other }: Whole): string {
  const to = hrefOf(page.route)
  return frame({
    telling,
    title: `${page.title.text} · ${brand.name[telling.lang]}`,
    head: markup`${previewOf(path, page, telling)}
<script src="/s/open.js" data-to="${to}"></script>`,
    body: markup`<main>
<article>
${telling.element('h1', page.title)}
${pictureMarkup(telling, page.picture)}
${page.body}
</article>
<p><a class="open" href="${to}">${telling.words('share.open')}</a></p>
<p><a href="${inLanguage(path, OTHER[telling.lang])}" hreflang="${OTHER[telling.lang]}" lang="${OTHER[telling.lang]}">${other.words('share.read')}</a></p>
</main>`,
  })
}

/** Without the page: what it is not, and the way home. */
export const noPage = (telling: Telling, title: string, text: string): string =>
  frame({
    telling,
    title: `${title} · ${brand.name[telling.lang]}`,
    head: markup`<meta name="robots" content="noindex">`,
    body: markup`<main><h1>${title}</h1><p>${text}</p><p><a class="open" href="/">${telling.words('notfound.back')}</a></p></main>`,
  })

type Frame = {
  readonly telling: Telling
  readonly title: string
  readonly head: Markup
  readonly body: Markup
}

const frame = ({ telling, title, head, body }: Frame): string =>
  markup`<!doctype html>
<html lang="${telling.lang}">
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
<header><a href="/">${brand.name[telling.lang]}</a></header>
${body}
<footer><p>${brand.legalName[telling.lang]} · <a href="tel:${brand.hotline}">${brand.hotline}</a></p></footer>
</body>
</html>
`.html

function previewOf(path: string, page: SharedPage, telling: Telling): Markup {
  const { lang, absolute } = telling
  const own = absolute(inLanguage(path, lang))
  const picture = page.picture && { ...page.picture, url: absolute(page.picture.src) }
  return markup`<meta name="description" content="${page.description}">
<link rel="canonical" href="${own}">
<link rel="alternate" hreflang="my" href="${absolute(inLanguage(path, 'my'))}">
<link rel="alternate" hreflang="en" href="${absolute(inLanguage(path, 'en'))}">
<link rel="alternate" hreflang="x-default" href="${absolute(path)}">
<link rel="alternate" type="application/atom+xml" href="${inLanguage('/feed.xml', lang)}" title="${telling.words('share.feedTitle')}">
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
<meta property="og:image:alt" content="${telling.say(picture.alt, picture.altMm).text || page.title.text}">`
}
<meta name="twitter:card" content="summary_large_image">
${page.data.map((data) => dataBlock(describe(data, own, picture?.url, telling)))}`
}

/** What every description says alike: of what page, in which language, by whom. */
const describe = (
  data: Readonly<Record<string, unknown>>,
  url: string,
  image: string | undefined,
  { lang, absolute }: Telling,
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
