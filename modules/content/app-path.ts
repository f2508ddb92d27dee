import { APP_PATHS } from './app-paths.generated.ts'

/** What a segment takes of an address: the part it leaves free, none when it is fixed, null when it does not fit. */
type Segment = (given: string) => readonly string[] | null

/** `:name` takes any one segment, `:name(a|b)` only the ones listed. */
function readSegment(text: string): Segment {
  if (!text.startsWith(':')) return (given) => (given === text ? [] : null)
  const choices = /\((.*)\)$/.exec(text)?.[1]?.split('|')
  if (choices) return (given) => (choices.includes(given) ? [] : null)
  return (given) => (given === '' ? null : [given])
}

const ROUTES = APP_PATHS.map((path) => path.split('/').map(readSegment))

function freeIn(segments: readonly Segment[], path: readonly string[]): string[] | null {
  if (segments.length !== path.length) return null
  const taken = segments.map((fits, at) => fits(path[at] ?? ''))
  return taken.every((part) => part !== null) ? taken.flat() : null
}

/**
 * `#/top-up?from=home` leads somewhere when the web's table of routes has such a path: then the segments the table leaves
 * free, such as the id of a post. Null when it leads nowhere.
 */
export function freeSegments(link: string): readonly string[] | null {
  const path = link
    .replace(/^#?\/?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .map(decoded)
  if (!path.every((segment) => segment !== null)) return null
  for (const segments of ROUTES) {
    const free = freeIn(segments, path)
    if (free) return free
  }
  return null
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
