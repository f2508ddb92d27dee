import type { Early } from './early.ts'

/**
 * At the end of index.html's body, after the prerendered home page: one inert template per language and width. At the home address the
 * right one is shown at once; any other page when it has arrived with its style sheets. Then the app is started: running it earlier would
 * only delay what can be seen.
 */
const early = window.__EARLY__
const place = document.getElementById('app')
const { hash } = location
const wide = innerWidth >= 1280

function show(drawn: ParentNode, answers: string | null): void {
  if (!early || !place || early.started || location.hash !== hash) return
  // Our policy blocks style attributes in HTML, but not styles set by our script.
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
  // A form cannot be submitted yet: the browser would put what was typed into the address. The press of its button is recorded above.
  place.addEventListener('submit', (event) => {
    if (!early.started) event.preventDefault()
  })
}

function fetchSheet(link: HTMLLinkElement): Promise<unknown> {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  // With the app's own request mode, so that the browser uses one cached file.
  sheet.crossOrigin = ''
  sheet.href = link.getAttribute('href') ?? ''
  link.remove()
  document.head.append(sheet)
  return new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = reject
  })
}

/** Starts the largest picture together with the style sheets instead of after them. */
function startPicture(page: Document): void {
  page.querySelectorAll<HTMLLinkElement>('link[data-early=picture]').forEach((hint) => {
    hint.rel = 'preload'
    document.head.append(hint)
  })
}

if (early?.isHome) {
  const home = document.querySelector<HTMLTemplateElement>(
    `template[data-lang="${early.lang}"][data-wide="${wide}"]`,
  )
  if (home) {
    if (early.isOwn) home.content.querySelector('main')?.replaceChildren()
    show(home.content, null)
    // Only the frame is prerendered: the app renders all of it itself.
    if (early.isOwn) delete early.drawn
  }
}

/** Waits at most this long: a phone without a picture is better than a phone without an app. */
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
  // Reading the document of an empty answer would make the browser build an error document.
  const drawn = page.status === 200 ? (page.response as Document).body : null
  if (!drawn) return
  if (!early?.lowData) startPicture(drawn.ownerDocument)
  const links = drawn.ownerDocument.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all(Array.from(links, fetchSheet))
  const told = drawn.querySelector('script')
  told?.remove()
  show(drawn, told?.textContent ?? null)
}

/**
 * The first question about a language makes a cheap phone load its language data, which takes over a tenth of a second. The app asks one
 * for Burmese lines (`language/browser-cuts.ts`); here the phone is waiting for the network anyway.
 */
function openLanguages(): void {
  if (early?.lang === 'my' && typeof Intl.Segmenter === 'function') new Intl.Segmenter(early.lang)
}

const A_MOMENT_MS = 200

/** Until the browser reports it painted; a browser that does not report gets a short wait. */
const drawnWith = (picture: HTMLImageElement | null | undefined) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, A_MOMENT_MS)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!picture || (entry as LargestContentfulPaint).element === picture) resolve()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Until the first picture has loaded and been painted. */
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

/** What only the app reads is loaded after what can be seen. */
function startApp({ lang, isHome, isOwn, drawn }: Early): void {
  if (drawn && isHome)
    drawn.answers = ask(`./first-paint/home?lang=${lang}&wide=${wide}`)
      .then((answer) => (answer.status === 200 ? answer.text() : null))
      .catch(() => null)
  const wanted = ['', isHome && !isOwn ? 'home' : 'other', wide && 'wide']
  for (const { dataset, href } of document.querySelectorAll<HTMLLinkElement>('link[data-start]'))
    if (wanted.includes(dataset['start'] ?? '')) void import(href)
}

async function showThenStart(early: Early): Promise<void> {
  if (early.page) {
    setTimeout(openLanguages)
    await atMost(showPage(early.page).catch(() => undefined))
  }
  if (place?.hasChildNodes()) await atMost(painted())
  early.words = ask(`./assets/i18n/${early.lang}.json`)
  early.config = ask('./config.json')
  startApp(early)
}

if (early) void showThenStart(early)
