import type { Lang } from '#contracts/language.ts'
import country from './drawing/country.generated.json'

/** States, regions and townships, as `npm run art` drew them. */
export const { regions, townships } = country
export type Region = (typeof regions)[number]
export type Township = (typeof townships)[number]

export const nameIn = ({ name, nameMm }: { name: string; nameMm: string }, lang: Lang): string =>
  lang === 'my' ? nameMm : name

export const townshipOf = (id: string | null): Township | null =>
  townships.find((one) => one.id === id) ?? null
export const regionOf = (id: string | null): Region | null => regions.find((one) => one.id === id) ?? null
