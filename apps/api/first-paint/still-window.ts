/** What components need from a browser while they render: an address, a width, storage; nothing that reacts. */
export type StillWindow = {
  readonly origin: string
  readonly path: string
  readonly lang: string
  readonly widthPx: number
  /** Sent with every request, besides the page's own headers. */
  readonly headers: Readonly<Record<string, string>>
}

/** The fetch from before any page: a later page must not use an earlier page's. */
const { fetch } = globalThis

export function stillWindow({ origin, path, lang, widthPx, headers }: StillWindow): Record<string, unknown> {
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
  const page = {
    ...listening,
    innerWidth: widthPx,
    location,
    localStorage,
    sessionStorage: localStorage,
    matchMedia: () => ({ matches: false, ...listening }),
    document: { ...listening, documentElement: { lang, dataset: {} } },
    // The page requests addresses relative to itself.
    fetch: (address: string, init?: RequestInit) => {
      const said = new Headers(init?.headers)
      for (const [name, value] of Object.entries(headers)) said.set(name, value)
      return fetch(new URL(address, `${origin}/`), { ...init, headers: said })
    },
  }
  return { ...page, window: page }
}
