import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { isDesktop, useMarkedBreakpoint } from '../page/breakpoint.ts'
import { matchRoute } from '../navigation/match-route.ts'
import { ROUTES } from '../navigation/routes.ts'
import type { RouteRow } from '../navigation/route-row.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { useFooterShown } from './footer/footer-visibility.ts'
import { DesktopHeader } from './header/desktop-header.tsx'
import { MobileHeader } from './header/mobile-header.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import styles from './frame.module.css'

/** What stands around every page: marquee and navigation that stay in sight, the page, the footer. */
export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const desktop = isDesktop(useMarkedBreakpoint())
  const match = matchRoute(path)
  const route: RouteRow | null = match && ROUTES[match.routeId]
  const footerShown = useFooterShown() && route?.footer !== false
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.top}>
        <AnnouncementBar />
        {desktop ? <DesktopHeader /> : <MobileHeader />}
      </div>
      <main id={MAIN_ID} data-path={path} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footerShown && <Footer compact={!desktop} />}
    </div>
  )
}
