import { Component, type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { scrollToEntry } from '../navigation/entries.ts'
import { useNavigationCount } from '../navigation/hash-location.ts'
import { matchRoute, type RouteMatch } from '../navigation/match-route.ts'
import { later, Nothing, useLoaded } from '../page/later.tsx'
import { PlainFailure } from '../page/plain-failure.tsx'
import { useSession } from '../session/session-store.ts'
import { homePage, isGuestHome, otherPage } from './pages.ts'

const PageFailed = later<{ onRetry: () => void }>(
  () =>
    import('./page-failed.tsx').then(
      (module) => module.PageFailed,
      () => PlainFailure,
    ),
  Nothing,
)

/** A page that fails or does not load never takes the frame with it. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailed onRetry={() => window.location.reload()} /> : this.props.children
  }
}

type Shown = { readonly path: string; readonly match: RouteMatch | null }

function ShownPage({ path, match }: Shown) {
  const signedIn = useSession().state === 'signedIn'
  return match && isGuestHome(match.routeId, signedIn) ? (
    <GuestHome path={path} match={match} />
  ) : (
    <OtherPage path={path} match={match} />
  )
}

function GuestHome({ path, match }: { path: string; match: RouteMatch }) {
  const Page = useLoaded(homePage)?.Page
  return Page ? <Page key={path} routeId={match.routeId} params={match.params} /> : null
}

function OtherPage(shown: Shown) {
  const Page = useLoaded(otherPage)?.OtherPage
  return Page ? <Page {...shown} /> : null
}

/**
 * The page of the present address. Every navigation, even to the same address, starts at the top; going back restores the scroll
 * position.
 */
export function PageHost() {
  const [path] = useLocation()
  const navigations = useNavigationCount()
  useLayoutEffect(() => {
    // The visitor may already be reading the first paint, so its position stays.
    return navigations > 0 ? scrollToEntry() : undefined
  }, [navigations])
  const match = matchRoute(path)
  return (
    <PageBoundary key={path}>
      <ShownPage path={path} match={match} />
    </PageBoundary>
  )
}
