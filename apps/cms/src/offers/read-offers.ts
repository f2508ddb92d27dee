import { pass } from '../preview.ts'
import { settings } from '../settings.ts'

export type Offer = {
  readonly code: string
  readonly state: 'AHEAD' | 'RUNNING' | 'OVER'
  readonly from: string | null
  readonly until: string | null
  readonly packages: readonly { readonly name: string; readonly nameMm: string | null }[]
}

type Package = Offer['packages'][number] & {
  readonly offer: { readonly code: string; readonly until: string } | null
}

const PATIENCE_MS = 3000
const PER_PAGE = 50
const MOST_PAGES = 20

type Answer<T> = { readonly result: readonly T[]; readonly page?: { readonly hasMore: boolean } }

async function ask<T>(call: string, cookie: string): Promise<Answer<T>> {
  const answer = await fetch(`${settings.previewUrl}/api/v1/${call}`, {
    method: 'POST',
    headers: { cookie },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`the preview answered ${answer.status} to ${call}`)
  return (await answer.json()) as Answer<T>
}

/** What runs now, by the packages that are sold with it. */
async function running(cookie: string): Promise<Offer[]> {
  const { result: groups } = await ask<{ vasPackage: readonly Package[] }>('get-vas-package', cookie)
  const sold = groups.flatMap(({ vasPackage }) => vasPackage)
  const codes = [...new Set(sold.flatMap(({ offer }) => (offer ? [offer.code] : [])))]
  return codes.map((code) => {
    const own = sold.filter(({ offer }) => offer?.code === code)
    const until = own.flatMap(({ offer }) => offer?.until ?? []).toSorted()
    const packages = own.map(({ name, nameMm }) => ({ name, nameMm }))
    return { code, state: 'RUNNING', from: null, until: until.at(-1) ?? null, packages }
  })
}

/** What posts name, drafts too: also what is still to come, and what is over. */
async function named(cookie: string): Promise<Offer[]> {
  const found: Offer[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ask<{ offer: Offer | null }>(`get-post?page=${page}&size=${PER_PAGE}`, cookie)
    found.push(...answer.result.flatMap(({ offer }) => offer ?? []))
    if (!answer.page?.hasMore) break
  }
  return found
}

/**
 * Offers live in the catalogue, beside prices, and the CMS has no way into it. It asks the website over drafts, which knows both, as
 * a colleague who opened the preview. Throws when nobody answers.
 */
export async function readOffers(key: string): Promise<readonly Offer[]> {
  const cookie = `preview=${pass(key)}`
  const all = (await Promise.all([running(cookie), named(cookie)])).flat()
  const byCode = new Map(all.toReversed().map((offer) => [offer.code, offer]))
  return [...byCode.values()].toSorted(inOrder)
}

const ORDER = ['RUNNING', 'AHEAD', 'OVER'] as const
const inOrder = (a: Offer, b: Offer): number =>
  ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.code < b.code ? -1 : 1)
