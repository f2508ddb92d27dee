import type { COVERAGE } from '#contracts/fibre.ts'
import type { Content } from '#modules/content/index.ts'
import { fibrePriceAt } from './fibre-price.ts'
import { fibreSource } from './fibre-source.ts'
import type { CatalogueFibre, FibrePrice } from './stored-catalogue.ts'

export type Plan = {
  readonly item: CatalogueFibre
  readonly price: FibrePrice
  readonly name: string
  readonly nameMm: string | null
}

export type PlaceFound = {
  readonly placeId: string
  readonly coverage: (typeof COVERAGE)[number]
  readonly township: { readonly id: string; readonly name: string; readonly nameMm: string }
  /** Itself and every place it lies in. */
  readonly chain: readonly string[]
}

export type Plans = {
  /** Also one that is sold no longer: old contracts have it. */
  plan(code: string, now: Date): Plan | null
  place(placeId: string): PlaceFound | null
  /** Where we build, by name. */
  townships(): readonly PlaceFound['township'][]
}

/** Plans and places out of the content that is in memory. */
export const makePlans = ({ memory }: Pick<Content, 'memory'>): Plans => ({
  plan(code, now) {
    const generation = memory.current()
    const item = generation.rows(fibreSource).find((one) => one.code === code)
    const price = item && fibrePriceAt(item, now)
    if (!item || !price) return null
    const words = generation.get('fibreWords', code)?.body
    return { item, price, name: words?.name ?? code, nameMm: words?.nameMm ?? null }
  },

  townships: () =>
    memory
      .current()
      .list('place')
      .filter(
        ({ body }) => body.level === 'TOWNSHIP' && (body.coverage === 'FULL' || body.coverage === 'PARTIAL'),
      )
      .map(({ id, body }) => ({ id, name: body.name, nameMm: body.nameMm }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),

  place(placeId) {
    const generation = memory.current()
    const found = generation.get('place', placeId)
    if (!found) return null
    const chain = [found]
    for (let above = found.body.parentId; above !== null;) {
      const next = generation.get('place', above)
      if (!next || chain.includes(next)) break
      chain.push(next)
      above = next.body.parentId
    }
    const township = chain.find(({ body }) => body.level === 'TOWNSHIP') ?? found
    return {
      placeId: found.id,
      coverage: found.body.coverage,
      township: { id: township.id, name: township.body.name, nameMm: township.body.nameMm },
      chain: chain.map(({ id }) => id),
    }
  },
})
