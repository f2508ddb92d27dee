import { NotFound } from '../features/notfound/not-found.tsx'
import type { RouteMatch } from '../navigation/match-route.ts'
import { ROUTES } from '../navigation/routes.ts'
import { useLoaded } from '../page/later.tsx'
import { PageSkeleton } from '../skeletons/page-skeleton.tsx'
import { otherPageOf } from './other-pages.ts'
import { RequireSignIn } from './require-sign-in.tsx'

export { otherPageOf } from './other-pages.ts'

/** Any page except the visitor's home; without a match it is the not-found screen. */
export function OtherPage({ path, match }: { path: string; match: RouteMatch | null }) {
  return match ? <MatchedPage path={path} match={match} /> : <NotFound />
}

function MatchedPage({ path, match }: { path: string; match: RouteMatch }) {
  const route = ROUTES[match.routeId]
  const Page = useLoaded(otherPageOf(match.routeId))?.Page
  const waiting = <PageSkeleton label={route.skeleton} />
  return (
    <RequireSignIn
      access={route.access}
      path={path}
      itemId={match.params['itemId'] ?? null}
      waiting={waiting}
    >
      {Page ? <Page key={path} routeId={match.routeId} params={match.params} /> : waiting}
    </RequireSignIn>
  )
}
