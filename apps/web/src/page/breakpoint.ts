import { useLayoutEffect, useSyncExternalStore } from 'react'

/** Smallest width of each, in CSS pixels. The same figures stand in the style sheets' media queries. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } as const

export type Breakpoint = keyof typeof BREAKPOINTS

const widestFirst = (Object.keys(BREAKPOINTS) as Breakpoint[]).reverse()

export function breakpointOf(widthPx: number): Breakpoint {
  return widestFirst.find((name) => widthPx >= BREAKPOINTS[name]) ?? 'xs'
}

/** The desktop header stands from `lg` on. */
export const isDesktop = (breakpoint: Breakpoint) => breakpoint === 'lg' || breakpoint === 'xl'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const current = () => breakpointOf(window.innerWidth)

/** Pages are drawn ahead in two widths. */
const drawnAhead = () => (isDesktop(current()) ? 'lg' : 'xs')

export const useBreakpoint = (): Breakpoint => useSyncExternalStore(subscribe, current, drawnAhead)

/** The name of the current breakpoint stands on the document, where styles and people who look into it can see it. */
export function useMarkedBreakpoint(): Breakpoint {
  const breakpoint = useBreakpoint()
  useLayoutEffect(() => {
    document.documentElement.dataset['breakpoint'] = breakpoint
  }, [breakpoint])
  return breakpoint
}
