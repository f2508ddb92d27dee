import type { Early } from './early.ts'

/**
 * Stands in the body of index.html, after the home page as the server drew it: one inert template per language and
 * width. At the home address the right one is shown at once; any other page when it has come with its style sheets. Then
 * the app is started: to run it earlier would only hold up what there is to see.
 */
const early = window.__EARLY__
const place = document.getElementById('app')
const { hash } = location
const wide = innerWidth >= 1280

function show(drawn: ParentNode, answers: string | null): void {
  if (!early || !place || early.started || location.hash !== hash) return
  // Our policy lets no style attribute through, but what a script of ours sets.
  drawn.querySelectorAll<HTMLElement>('[data-style]').forEach((element) => {
    element.style.cssText = element.dataset['style'] ?? ''
  })
  if (early.lowData)
    drawn.querySelectorAll('img, source').forEach((element) => {
      element.removeAttribute('src')
      element.removeAttribute('srcset')
    })
  place.append(...drawn.childNodes)
  early.drawn = { hash, answers }
  place.addEventListener('click', ({ target }) => {
    if (!early.started) early.pressed = (target as Element).closest('button')
  })
  // A form has nowhere to go yet: what was typed would stand in the address. The press of its button is heard above.
  place.addEventListener('submit', (event) => {
    if (!early.started) event.preventDefault()
  })
}

function fetchSheet(link: HTMLLinkElement): Promise<unknown> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  // As the app itself asks for it: one and the same file for the browser.
  sheet.crossOrigin = ''
  sheet.href = link.getAttribute('href') ?? ''
  link.remove()
  document.head.append(sheet)
  return new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = reject
  })
}

if (early?.isHome) {
  const home = document.querySelector<HTMLTemplateElement>(
    `template[data-lang="${early.lang}"][data-wide="${wide}"]`,
  )
  if (home) {
    if (early.isOwn) home.content.querySelector('main')?.replaceChildren()
    show(home.content, null)
    // Only the frame stands there: the app draws all of it by itself.
    if (early.isOwn) delete early.drawn
  }
}

/** Not longer than this for any of it: a phone without a picture is better than a phone without an app. */
const PATIENCE_MS = 1000
const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

const comes = (page: XMLHttpRequest) =>
  new Promise((resolve) => {
    if (page.readyState === 4) resolve(null)
    else page.onloadend = resolve
  })

async function showPage(page: XMLHttpRequest): Promise<void> {
  await comes(page)
  // To ask an empty answer for its document would make the browser write one about its error.
  const drawn = page.status === 200 ? (page.response as Document).body : null
  if (!drawn) return
  const links = drawn.ownerDocument.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all(Array.from(links, fetchSheet))
  const told = drawn.querySelector('script')
  told?.remove()
  show(drawn, told?.textContent ?? null)
}

/**
 * The first question about a language has a cheap phone load all it knows of languages, a tenth of a second and more. The app asks
 * one for Burmese lines (`language/browser-cuts.ts`); here the phone waits for the line anyway.
 */
function openLanguages(): void {
  if (early?.lang === 'my' && typeof Intl.Segmenter === 'function') new Intl.Segmenter(early.lang)
}

const A_MOMENT_MS = 200

/** Until the browser says that this is on the screen; one that says nothing is given a moment. */
const drawnWith = (picture: HTMLImageElement | null | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, A_MOMENT_MS)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!picture || (entry as LargestContentfulPaint).element === picture) resolve()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Until the first picture stands, and the screen was drawn with it. */
async function painted(): Promise<void> {
  const picture = place?.querySelector<HTMLImageElement>('img:not([loading=lazy])')
  if (picture && !picture.complete)
    await new Promise((resolve) => (picture.onload = picture.onerror = resolve))
  await drawnWith(picture)
}

function ask(address: string): Promise<Response> {
  const answer = fetch(address)
  answer.catch(() => undefined)
  return answer
}

/** What only the app reads comes after what is seen. */
function startApp({ lang, isHome, isOwn, drawn }: Early): void {
  if (drawn && isHome)
    drawn.answers = ask(`./first-paint/home?lang=${lang}&wide=${wide}`)
      .then((answer) => (answer.status === 200 ? answer.text() : null))
      .catch(() => null)
  const wanted = ['', isHome && !isOwn ? 'home' : 'other', wide && 'wide']
  for (const { dataset, href } of document.querySelectorAll<HTMLLinkElement>('link[data-start]'))
    if (wanted.includes(dataset['start'] ?? '')) void import(href)
}

async function begin(early: Early): Promise<void> {
  if (early.page) {
    setTimeout(openLanguages)
    await atMost(showPage(early.page).catch(() => undefined))
  }
  if (place?.hasChildNodes()) await atMost(painted())
  early.words = ask(`./assets/i18n/${early.lang}.json`)
  early.config = ask('./config.json')
  startApp(early)
}

if (early) void begin(early)
