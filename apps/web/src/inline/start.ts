/**
 * Stands in the head of index.html, before any style sheet: nothing here waits for another file. A framed page stays
 * hidden. Everybody else gets the language, and what the first screen is drawn with is asked for at once.
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
    // No storage, no choice to remember.
  }
  root.lang = lang

  const path = location.hash.replace(/^#?\/?/, '')
  const isOwn = signedIn && (path === '' || path === 'personal')
  const isHome = path === ''
  window.__EARLY__ = { lang, lowData, isHome, isOwn }

  // Drawn for those who are signed in; whoever is not is sent to sign in and must not see it first.
  const behindWall = !signedIn && path === 'about-us/find-our-shop'

  // What follows a question mark changes the page, and the server draws none of that.
  if (!isHome && !isOwn && !behindWall && !path.includes('?')) {
    const page = new XMLHttpRequest()
    const form = `lang=${lang}&wide=${innerWidth >= 1280}`
    page.open('GET', `./first-paint?path=${encodeURIComponent(path)}&${form}`)
    // Parsed by the browser without ever being text of ours that becomes HTML, which our policy forbids.
    page.responseType = 'document'
    page.send()
    window.__EARLY__.page = page
  }

  /** Files that only some visitors need come as a hint that does nothing until it is told to. */
  const hint = (name: string) =>
    document.querySelectorAll<HTMLLinkElement>(`link[data-early="${name}"]`).forEach((link) => {
      link.rel = 'preload'
    })
  if (path === 'log-in') hint(path)
  if (path.startsWith('mobile-services/package/')) hint('package')
  if (lang === 'my') hint('font')
  if (isHome && !isOwn && !lowData) hint('picture')
}
