import { Component, type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { NotFound } from '../features/notfound/not-found.tsx'
import { RequireSignIn } from './require-sign-in.tsx'
import { PageSkeleton } from '../skeletons/page-skeleton.tsx'
import { useNavigationCount } from '../navigation/hash-location.ts'
import { useLoaded } from '../page/later.tsx'
import { matchRoute, type RouteMatch } from '../navigation/match-route.ts'
import { PageFailed } from './page-failed.tsx'
import type { RouteRow } from '../navigation/route-row.ts'
import { ROUTES } from '../navigation/routes.ts'
import { pageOf } from './pages.ts'

/** A page that breaks, or whose file does not arrive, never takes the frame with it. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailed onRetry={() => window.location.reload()} /> : this.props.children
  }
}

function MatchedPage({ path, match }: { path: string; match: RouteMatch }) {
  const route: RouteRow = ROUTES[match.routeId]
  const Page = useLoaded(pageOf(match.routeId))?.Page
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

/** The page of the current address. Every navigation, also one to the same address, ends at the top. */
export function PageHost() {
  const [path] = useLocation()
  const navigations = useNavigationCount()
  useLayoutEffect(() => {
    // Not returned: new browsers answer with a promise, which is no clean-up. Whoever reads the first paint stays there.
    if (navigations > 0) window.scrollTo(0, 0)
  }, [navigations])
  const match = matchRoute(path)
  return (
    <PageBoundary key={path}>{match ? <MatchedPage path={path} match={match} /> : <NotFound />}</PageBoundary>
  )
}
