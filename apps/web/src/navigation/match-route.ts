import { ROUTE_IDS, ROUTES, type RouteId } from './routes.ts'

export type RouteMatch = { readonly routeId: RouteId; readonly params: Readonly<Record<string, string>> }

type Segment = { readonly name: string; readonly only: readonly string[] | null } | string

type Compiled = { readonly routeId: RouteId; readonly segments: readonly Segment[] }

function readSegment(text: string): Segment {
  if (!text.startsWith(':')) return text
  const [name = '', choices] = text.slice(1).split('(')
  return { name, only: choices === undefined ? null : choices.slice(0, -1).split('|') }
}

const compiled: readonly Compiled[] = ROUTE_IDS.map((routeId) => ({
  routeId,
  segments: ROUTES[routeId].path.split('/').map(readSegment),
}))

const fixedCount = (row: Compiled) => row.segments.filter((segment) => typeof segment === 'string').length

/** Fixed segments win over parameters, so `digital-service/utilities` is never read as a group called utilities. */
const byFixedFirst = [...compiled].sort((a, b) => fixedCount(b) - fixedCount(a))

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function matchOne(row: Compiled, given: readonly string[]): Record<string, string> | null {
  if (row.segments.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of row.segments.entries()) {
    const text = decode(given[index] ?? '')
    if (text === null) return null
    if (typeof segment === 'string') {
      if (text !== segment) return null
    } else {
      if (text === '' || (segment.only && !segment.only.includes(text))) return null
      params[segment.name] = text
    }
  }
  return params
}

/** The route of a path such as `/business/dia`, or null: then the not-found screen is shown. Letter case counts. */
export function matchRoute(path: string): RouteMatch | null {
  const given = path.replace(/^\//, '').replace(/\/$/, '').split('/')
  for (const row of byFixedFirst) {
    const params = matchOne(row, given)
    if (params) return { routeId: row.routeId, params }
  }
  return null
}
