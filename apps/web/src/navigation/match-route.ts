import { matchRoute as matchPath } from 'wouter'
import { decodeSegment, routePattern, type RoutePattern } from '#contracts/route-pattern.ts'
import { ADDRESSES, ROUTE_IDS, type RouteId } from './addresses.ts'

export type RouteMatch = { readonly routeId: RouteId; readonly params: Readonly<Record<string, string>> }

type Row = RoutePattern & { readonly routeId: RouteId }

/** Fixed segments win over parameters, so `digital-service/utilities` is never read as a group called utilities. */
const table: readonly Row[] = ROUTE_IDS.map((routeId) => ({
  routeId,
  ...routePattern(ADDRESSES[routeId]),
})).sort((a, b) => a.keys.length - b.keys.length)

function paramsOf(row: Row, path: string): Record<string, string> | null {
  const [, found] = matchPath<Record<string, string>>(() => row, row.routeId, path)
  if (!found) return null
  const params: Record<string, string> = {}
  for (const key of row.keys) {
    const text = decodeSegment(found[key] ?? '')
    if (text === null) return null
    params[key] = text
  }
  return params
}

/** The route of a path such as `/business/dia`, or null: then the not-found screen is shown. Letter case counts. */
export function matchRoute(path: string): RouteMatch | null {
  const bare = path.replace(/^\//, '').replace(/\/$/, '')
  for (const row of table) {
    const params = paramsOf(row, bare)
    if (params) return { routeId: row.routeId, params }
  }
  return null
}
