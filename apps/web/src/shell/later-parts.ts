import { breakpointOf, isDesktop } from '../page/breakpoint.ts'
import { loadAhead } from '../page/later.tsx'

/** Phones never fetch it; on a wide screen it is a part of every first load. */
export const desktopHeader = () => import('./header/desktop-header.tsx')

/** Opened by a tap. */
export const mobileMenu = () => import('./header/mobile-menu.tsx')

const isWide = () => isDesktop(breakpointOf(window.innerWidth))

/** What the frame is drawn with at this width, before anybody draws it. */
export async function loadFrame(): Promise<void> {
  if (isWide()) await loadAhead(desktopHeader)
}

/** What a tap on the frame may need next. */
export async function loadMenu(): Promise<void> {
  if (!isWide()) await loadAhead(mobileMenu)
}
