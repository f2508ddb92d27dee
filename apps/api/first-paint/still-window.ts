/** What the components ask of a browser while they draw: an address, a width, a memory; nothing that happens. */
export type StillWindow = {
  readonly origin: string
  readonly path: string
  readonly lang: string
  readonly widthPx: number
}

export function stillWindow({ origin, path, lang, widthPx }: StillWindow): Record<string, unknown> {
  const kept = new Map([['__LANG__', lang]])
  const nothing = () => undefined
  const listening = { addEventListener: nothing, removeEventListener: nothing }
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: nothing,
    removeItem: nothing,
  }
  const hash = path === '' ? '' : `#/${path}`
  const location = { hash, href: `${origin}/${hash}`, origin, pathname: '/' }
  const { fetch } = globalThis
  const page = {
    ...listening,
    innerWidth: widthPx,
    location,
    localStorage,
    sessionStorage: localStorage,
    matchMedia: () => ({ matches: false, ...listening }),
    document: { ...listening, documentElement: { lang, dataset: {} } },
    // The page asks by addresses relative to itself.
    fetch: (address: string, init?: RequestInit) => fetch(new URL(address, `${origin}/`), init),
  }
  return { ...page, window: page }
}
