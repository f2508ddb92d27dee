/**
 * In the head of index.html, before any style sheet: nothing here waits for another file. A framed page stays hidden. Everybody else gets
 * the language, and what the first screen needs is requested at once.
 */
const root = document.documentElement

if (self === top) {
  root.hidden = false
  let lang = 'my'
  let signedIn = false
  let lowData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  try {
    if (localStorage.getItem('__LANG__') === 'en') lang = 'en'
    signedIn = Boolean(localStorage.getItem('user')?.trim() && localStorage.getItem('__TOKEN__'))
    const chosen = localStorage.getItem('lowData')
    if (chosen !== null) lowData = chosen === 'on'
  } catch {
    // Without storage there is no earlier choice.
  }
  root.lang = lang

  const path = location.hash.replace(/^#?\/?/, '')
  const isOwn = signedIn && (path === '' || path === 'personal')
  const isHome = path === ''
  window.__EARLY__ = { lang, lowData, isHome, isOwn }

  // Prerendered for signed-in visitors; others are sent to sign in and must not see it first.
  const behindWall = !signedIn && path === 'about-us/find-our-shop'

  // A query changes the page, and the server does not prerender that.
  if (!isHome && !isOwn && !behindWall && !path.includes('?')) {
    const page = new XMLHttpRequest()
    const form = `lang=${lang}&wide=${innerWidth >= 1280}`
    page.open('GET', `./first-paint?path=${encodeURIComponent(path)}&${form}`)
    // Parsed by the browser, so our code never turns text into HTML, which our policy forbids.
    page.responseType = 'document'
    page.send()
    window.__EARLY__.page = page
  }

  /** Files that only some visitors need are hints that do nothing until activated. */
  const hint = (name: string) =>
    document.querySelectorAll<HTMLLinkElement>('link[data-early]').forEach((link) => {
      if (link.dataset['early']?.split(' ').includes(name)) link.rel = 'preload'
    })
  hint(path.replace(/^(mobile-services\/package|post-detail)\/.+/, '$1'))
  if (lang === 'my') hint('font')
  if (isHome && !isOwn && !lowData) hint('picture')
}
