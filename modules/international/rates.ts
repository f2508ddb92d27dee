import type { getRoaming, IddRate, RoamCountry } from '#contracts/international.ts'
import type { ResultOf } from '#contracts/call.ts'
import { makeTextSearch, perGeneration, type Generation } from '#modules/content/index.ts'
import type { ShelfOf } from '#modules/packages/index.ts'

/** One entry per country, which may have several partner networks. */
export const listRoamCountries = perGeneration((generation): RoamCountry[] => {
  const countries = new Map(
    generation
      .list('roamRate')
      .map(({ body: { country, name, nameMm, zoneId } }) => [country, { country, name, nameMm, zoneId }]),
  )
  return [...countries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
})

type Roaming = ResultOf<typeof getRoaming>

/** Null when we have no partner in that country. */
export function roamingIn(generation: Generation, shelfOf: ShelfOf, country: string): Roaming | null {
  const found = listRoamCountries(generation).find((candidate) => candidate.country === country)
  const zone = found && generation.get('roamZone', found.zoneId)
  if (!found || !zone) return null
  return {
    ...found,
    zone: { zoneId: zone.id, name: zone.body.name, nameMm: zone.body.nameMm },
    rates: generation
      .list('roamRate')
      .filter(({ body }) => body.country === country)
      .map(({ body }) => body),
    packs: shelfOf(generation)
      .packages.filter(({ item }) => item.type === 'ROAM' && item.zoneIds.includes(zone.id))
      .map(({ view }) => view),
  }
}

const iddRates = perGeneration((generation): IddRate[] =>
  generation
    .list('iddRate')
    .map(({ body }) => body)
    .sort((a, b) => a.name.localeCompare(b.name, 'en')),
)

const searchNames = makeTextSearch(iddRates, ({ name, nameMm, country }) => [name, nameMm, country])

const DIAL_CODE = /^(?:\+|00)?([0-9]{1,7})$/

/** By the country's name in either language, or by its dialling code. */
export function findIdd(generation: Generation, wish: string): readonly IddRate[] {
  const digits = DIAL_CODE.exec(wish.trim())?.[1]
  return digits
    ? iddRates(generation).filter(({ dialCode }) => dialCode.startsWith(digits))
    : searchNames(generation, wish)
}
