import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a page is drawn ahead and while the app takes it over, true from then on: what only this phone knows is
 * shown after it, or the app would find another page than its own.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
