import { useHydrated } from '../../first-paint/use-hydrated.ts'

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** iPhones refuse `tel:` with `*` and `#`; an iPad claims to be a Mac and is recognised by its touch points. */
export const canDialCodes = ({ userAgent, maxTouchPoints }: Device): boolean =>
  !/iPhone|iPad|iPod/.test(userAgent) && !(/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** Most who come have a phone in their hand, so pages are drawn ahead for it. */
export const useCanDial = (): boolean => !useHydrated() || canDialCodes(navigator)
