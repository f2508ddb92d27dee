import { decodeSegment, routePattern } from '#contracts/route-pattern.ts'
import { APP_PATHS } from './app-paths.generated.ts'

const ROUTES = APP_PATHS.map((path) => {
  const { pattern, keys } = routePattern(path)
  return { pattern, isFree: keys.map((key) => !path.includes(`:${key}(`)) }
})

/**
 * `#/top-up?from=home` leads somewhere when the web's table of routes has such a path: then the segments the table leaves
 * free, such as the id of a post. Null when it leads nowhere.
 */
export function freeSegments(link: string): readonly string[] | null {
  const path = link
    .replace(/^#?\/?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
  for (const { pattern, isFree } of ROUTES) {
    const found = pattern.exec(path)
    if (!found) continue
    const free = found.slice(1).flatMap((segment, at) => (isFree[at] ? [decodeSegment(segment)] : []))
    return free.every((segment) => segment !== null) ? free : null
  }
  return null
}
