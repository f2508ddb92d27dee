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
  /** The place itself and every place that contains it. */
  readonly chain: readonly string[]
}

export type Plans = {
  /** Includes plans that are no longer sold, because old contracts have them. */
  plan(code: string, now: Date): Plan | null
  place(placeId: string): PlaceFound | null
  /** Townships with fibre, by name. */
  townships(): readonly PlaceFound['township'][]
}

/** Plans and places from the content in memory. */
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
