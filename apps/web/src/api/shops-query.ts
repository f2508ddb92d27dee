import type { ResultOf } from '#contracts/call.ts'
import { listShops } from '#contracts/shops.ts'
import { callApi } from './call-api.ts'
import { loadWebConfig } from './web-config.ts'

type Shops = ResultOf<typeof listShops>

const ask = async (signal?: AbortSignal): Promise<Shops> =>
  (await callApi(listShops, signal ? { signal } : {})).result

let early: Promise<Shops> | null = null

/** Starts the request while the page's own code is still loading. Resolves when the request has been sent. */
export async function askForShops(): Promise<void> {
  if (!('document' in globalThis)) return
  early ??= ask()
  early.catch(() => undefined)
  await loadWebConfig()
}

export const shopsQuery = {
  queryKey: [listShops.id],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Shops> => {
    const taken = early
    early = null
    return taken ?? ask(signal)
  },
}
