import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const HINTS =
  '<link data-early="log-in post-detail" href="./many.css"><link data-early="post-detail" href="./post.css">' +
  '<link data-early="font" href="./burmese.woff2"><link data-early="picture" imagesrcset="/a.avif 640w">'

const asked = vi.fn<(method: string, address: string) => void>()

class Request {
  open = asked
  send() {}
}

const fetchedAhead = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    (link) => link.getAttribute('href') ?? 'picture',
  )

async function startAt(path: string, kept: Readonly<Record<string, string>> = { __LANG__: 'en' }) {
  vi.resetModules()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  window.location.hash = path
  await import('./start.ts')
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
  asked.mockClear()
  document.head.innerHTML = HINTS
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  window.location.hash = ''
  delete window.__EARLY__
})

it.each([
  ['#/log-in', ['./many.css']],
  ['#/post-detail/promo-1', ['./many.css', './post.css']],
  ['#/post-detail', ['./many.css', './post.css']],
  ['#/contact', []],
  ['#/a"]b', []],
])('%s has the style sheets of its page fetched at once', async (path, sheets) => {
  await startAt(path)
  expect(fetchedAhead()).toEqual(sheets)
})

it('S-028 the first picture and the font travel ahead at home, in Burmese', async () => {
  await startAt('', {})
  expect(fetchedAhead()).toEqual(['./burmese.woff2', 'picture'])
})

it('no picture travels ahead to whoever saves data', async () => {
  await startAt('', { lowData: 'on' })
  expect(fetchedAhead()).toEqual(['./burmese.woff2'])
})

it('the drawn page is asked for, but not where a question mark changes it', async () => {
  await startAt('#/promotions')
  expect(asked.mock.calls[0]?.[1]).toContain('first-paint?path=promotions&lang=en')
  asked.mockClear()
  await startAt('#/promotions?shown=2')
  expect(asked).not.toHaveBeenCalled()
})
