import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while React hydrates the server's page, true from then on. What only this phone knows is shown
 * after that: hydration needs the very page that the server drew.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
