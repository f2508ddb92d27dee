/**
 * The inline scripts of index.html request texts and configuration while this bundle is loading. Each promise is used once; later callers
 * make their own request.
 */
export type Early = {
  lang?: string
  lowData?: boolean
  isHome?: boolean
  /** The home page of a signed-in customer cannot be prerendered, only the frame around it. */
  isOwn?: boolean
  /** Any other page, as rendered by the server, if it has one. */
  page?: XMLHttpRequest
  words?: Promise<Response>
  config?: Promise<Response>
  /** The page that is already shown: its address, and the data it was rendered with. */
  drawn?: { readonly hash: string; answers: string | null | Promise<string | null> }
  /** The app is running: it renders and handles events itself. */
  started?: boolean
  /** A button pressed before the app could handle it. */
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
