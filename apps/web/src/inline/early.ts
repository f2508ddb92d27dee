/**
 * The inline scripts of index.html ask for texts and configuration while this bundle is still on its way.
 * Each promise is taken once; whoever comes later asks again by itself.
 */
export type Early = {
  lang?: string
  lowData?: boolean
  isHome?: boolean
  /** Home of somebody who is signed in: nobody can draw that ahead, only the frame around it. */
  isOwn?: boolean
  /** Any other page, as the server drew it, if it has. */
  page?: XMLHttpRequest
  words?: Promise<Response>
  config?: Promise<Response>
  /** The page that stands there already: the address it is of, and what it was told when it was drawn. */
  drawn?: { readonly hash: string; answers: string | null | Promise<string | null> }
  /** The app is there: nothing is drawn for it any more, and it hears for itself. */
  started?: boolean
  /** A button of the first paint that somebody pressed before the app was there to hear it. */
  pressed?: HTMLButtonElement | null
}

declare global {
  interface Window {
    __EARLY__?: Early
  }
}

export function earlyWords(lang: string): Promise<Response> | null {
  const early = window.__EARLY__
  if (!early?.words || early.lang !== lang) return null
  const { words } = early
  delete early.words
  return words
}

export function earlyConfig(): Promise<Response> | null {
  const early = window.__EARLY__
  if (!early?.config) return null
  const { config } = early
  delete early.config
  return config
}
