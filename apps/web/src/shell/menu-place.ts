import { currentPath, currentSearch, readHash } from '../navigation/hash-location.ts'
import { matchRoute } from '../navigation/match-route.ts'
import { pathOf } from '../navigation/paths.ts'
import type { RouteId } from '../navigation/routes.ts'
import type { MenuItem } from './menus.ts'

/** Pages whose address does not begin with the one they belong to. */
const BELONGS: Partial<Record<RouteId, RouteId>> = {
  postDetail: 'promotions',
  detailPromotions: 'promotions',
  payCse: 'pay',
  payMbccs: 'pay',
}

function ownPath(path: string): string {
  const id = matchRoute(path)?.routeId
  const parent = id?.startsWith('loyalty') ? 'loyalty' : id && BELONGS[id]
  return parent ? pathOf(parent) : path
}

/** Two entries may lead to one page and differ behind its question mark. */
export function isHere(link: string): boolean {
  const { path, search } = readHash(link)
  return path === currentPath() && (search === '' || search === currentSearch())
}

/** The menu that a page stands in: its link leads there or nearest above it; of equals the last. */
export function menuOf(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const own = `${ownPath(path)}/`
  let nearest = 0
  let found: MenuItem | undefined
  for (const item of items) {
    // An address that several menus lead to by their own names is the start of the tab.
    const isShared = items.some((other) => other !== item && other.link === item.link)
    for (const { link } of [...(isShared ? [] : [item]), ...(item.subMenu ?? [])]) {
      const at = link === undefined ? '' : `${readHash(link).path}/`
      if (at.length < nearest || at === '' || !own.startsWith(at)) continue
      nearest = at.length
      found = item
    }
  }
  return found
}
