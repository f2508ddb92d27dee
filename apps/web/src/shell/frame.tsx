import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { isDesktop, useMarkedBreakpoint } from '../page/breakpoint.ts'
import { useLoaded } from '../page/later.tsx'
import { matchRoute } from '../navigation/match-route.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { useFooterShown } from './footer/footer-visibility.ts'
import { MobileHeader } from './header/mobile-header.tsx'
import { desktopHeader } from './later-parts.ts'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import styles from './frame.module.css'

/** What stands around every page: marquee and navigation that stay in sight, the page, the footer. */
export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const desktop = isDesktop(useMarkedBreakpoint())
  const match = matchRoute(path)
  const footerShown = useFooterShown()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.top}>
        <AnnouncementBar />
        {desktop ? <WideHeader /> : <MobileHeader />}
      </div>
      <main id={MAIN_ID} data-path={path} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footerShown && <Footer compact={!desktop} />}
      {!desktop && match?.routeId !== 'logIn' && <BottomBar path={path} />}
    </div>
  )
}

/** Its place is held where it comes after the frame: on a phone that was turned, or that became a window. */
function WideHeader() {
  const Header = useLoaded(desktopHeader)?.DesktopHeader
  return Header ? <Header /> : <div className={styles.headerComing} />
}
