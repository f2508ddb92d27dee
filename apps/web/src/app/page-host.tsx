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

/** The page of the current address. Every navigation, also one to the same address, ends at the top; back is where one was. */
export function PageHost() {
  const [path] = useLocation()
  const navigations = useNavigationCount()
  useLayoutEffect(() => {
    // Whoever reads the first paint stays there.
    return navigations > 0 ? scrollToEntry() : undefined
  }, [navigations])
  const match = matchRoute(path)
  return (
    <PageBoundary key={path}>
      <ShownPage path={path} match={match} />
    </PageBoundary>
  )
}
