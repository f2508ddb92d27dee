import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { afterPaint } from './after-paint.ts'
import { arrive, openEntries, stay } from './entries.ts'

/** `#/x?y=1` and `#x?y=1` are the same place; an empty hash is the homepage. */
export function readHash(hash: string): { path: string; search: string } {
  const text = hash.replace(/^#/, '')
  const mark = text.indexOf('?')
  const rawPath = mark < 0 ? text : text.slice(0, mark)
  const path = rawPath.startsWith('/') ? rawPath : `/${rawPath}`
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    search: mark < 0 ? '' : text.slice(mark + 1),
  }
}

/** The `href` of an in-app path. Links of the content already have their `#`; external addresses stay as they are. */
export const toHref = (path: string) => (/^([a-z]+:|#)/i.test(path) ? path : `#${path}`)

const listeners = new Set<() => void>()
/** Increases with every navigation, even to the same path, so that a page can always be scrolled to its top. */
let navigations = 0

function announce(): void {
  navigations += 1
  for (const listener of listeners) listener()
}

let announcing = false

/** Called for links and the browser's buttons. It fires twice per navigation and renders once, after the touch has been painted. */
function onMove(): void {
  arrive()
  if (announcing) return
  announcing = true
  afterPaint(() => {
    announcing = false
    announce()
  })
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    openEntries()
    window.addEventListener('popstate', onMove)
    window.addEventListener('hashchange', onMove)
    document.addEventListener('click', countSamePageClicks)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('popstate', onMove)
    window.removeEventListener('hashchange', onMove)
    document.removeEventListener('click', countSamePageClicks)
  }
}

export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const href = toHref(path)
  if (href === window.location.hash) stay()
  else if (options.replace) window.history.replaceState(null, '', href)
  else window.history.pushState(null, '', href)
  arrive()
  announce()
}

/** Choices on a page, such as filters: stored in the address for returning to them, but not a navigation, so nothing scrolls. */
export function replaceSearch(search: string): void {
  window.history.replaceState(
    window.history.state,
    '',
    toHref(search ? `${currentPath()}?${search}` : currentPath()),
  )
  for (const listener of listeners) listener()
}

export const currentPath = () => readHash(window.location.hash).path
export const currentSearch = () => readHash(window.location.hash).search

/** During hydration, the address the page was rendered for; a navigation meanwhile takes effect afterwards. */
const drawn = () => readHash(window.__EARLY__?.drawn?.hash ?? window.location.hash)
const drawnPath = () => drawn().path
const drawnSearch = () => drawn().search

const useHashSearch = () => useSyncExternalStore(subscribe, currentSearch, drawnSearch)

/** For wouter's Router: location, search and hrefs are all behind the `#`. */
export const useHashLocation: BaseLocationHook = () => [
  useSyncExternalStore(subscribe, currentPath, drawnPath),
  navigate,
]
useHashLocation.searchHook = useHashSearch
useHashLocation.hrefs = (href) => toHref(href)

export const navigationCount = () => navigations

export const useNavigationCount = () => useSyncExternalStore(subscribe, navigationCount, navigationCount)

/** A link to the present page changes no address, so the browser fires no event; it still counts as a navigation. */
function countSamePageClicks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  if (link && !event.defaultPrevented && link.getAttribute('href') === window.location.hash) {
    stay()
    announce()
  }
}
