import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Early } from './early.ts'

const ANSWER =
  '<link data-early="picture" as="image" media="all" imagesrcset="/media/a.avif 640w" fetchpriority="high">' +
  '<link rel="stylesheet" href="./assets/page-1.css"><main><h1>Offers</h1></main>' +
  '<script type="application/json">[]</script>'

function answered(early: Early): void {
  const response = new DOMParser().parseFromString(ANSWER, 'text/html')
  window.__EARLY__ = {
    lang: 'en',
    isHome: false,
    page: { readyState: 4, status: 200, response } as XMLHttpRequest,
    ...early,
  }
}

const hints = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')
const sheet = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')

async function run(): Promise<void> {
  await import('./first-paint.ts')
  await vi.waitFor(() => expect(sheet()).not.toBeNull())
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is asked')))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  document.head.replaceChildren()
  document.body.innerHTML = '<div id="app"></div>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.__EARLY__
})

it('S-028 the first picture travels while the style sheets do, and the page stands once they came', async () => {
  answered({})
  await run()
  expect(hints()).toHaveLength(1)
  expect(hints()[0]?.getAttribute('imagesrcset')).toBe('/media/a.avif 640w')
  expect(document.querySelector('h1')).toBeNull()
  sheet()?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(document.querySelector('#app h1')?.textContent).toBe('Offers'))
  expect(window.__EARLY__?.drawn?.answers).toBe('[]')
})

it('S-028 no picture travels to whoever saves data', async () => {
  answered({ lowData: true })
  await run()
  expect(hints()).toHaveLength(0)
})
