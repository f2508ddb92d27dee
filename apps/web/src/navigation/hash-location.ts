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

/** An in-app path as it stands in an `href`. Links of the content carry their `#`; outside addresses stay as they are. */
export const toHref = (path: string) => (/^([a-z]+:|#)/i.test(path) ? path : `#${path}`)

const listeners = new Set<() => void>()
/** Grows with every navigation, also one to the same path, so that a page can always be brought back to its top. */
let navigations = 0

function announce(): void {
  navigations += 1
  for (const listener of listeners) listener()
}

let announcing = false

/** By a link, or the browser's own buttons. It is told of twice, and drawn once, after the touch has been shown. */
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

/** Choices on one page, such as filters: kept in the address for coming back to, but no navigation, so nothing scrolls. */
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

/** While React takes over a page that stands there: what it was drawn for. Whoever went on meanwhile is followed after that. */
const drawn = () => readHash(window.__EARLY__?.drawn?.hash ?? window.location.hash)
const drawnPath = () => drawn().path
const drawnSearch = () => drawn().search

const useHashSearch = () => useSyncExternalStore(subscribe, currentSearch, drawnSearch)

/** For wouter's Router: location, search and hrefs all live behind the `#`. */
export const useHashLocation: BaseLocationHook = () => [
  useSyncExternalStore(subscribe, currentPath, drawnPath),
  navigate,
]
useHashLocation.searchHook = useHashSearch
useHashLocation.hrefs = (href) => toHref(href)

export const navigationCount = () => navigations

export const useNavigationCount = () => useSyncExternalStore(subscribe, navigationCount, navigationCount)

/** A plain link to the page one is on changes no address, so the browser tells nobody; here it counts all the same. */
function countSamePageClicks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  if (link && !event.defaultPrevented && link.getAttribute('href') === window.location.hash) {
    stay()
    announce()
  }
}
