import { yangonDayKey } from '#language/yangon-day.ts'
import type { BothLanguages, Fields } from './project-port.ts'

/** Readers for a document of the CMS, whose values are all unknown until checked. */
export type Two = Pick<BothLanguages, 'en' | 'my'>

export const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
export const orNull = (value: unknown): string | null => asText(value) || null
export const asNumber = (value: unknown): unknown => (typeof value === 'number' ? value : null)
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** `{ title, titleMm }`. Where only the English is missing, which is rare, the Burmese is used for both. */
export const pair = ({ en, my }: Two, ...names: string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, asText(en[name]) || asText(my[name])],
      [`${name}Mm`, orNull(my[name])],
    ]),
  )

/** For names that must have Burmese: English is used until somebody writes it. */
export const bothNames = (two: Two, ...names: string[]): Fields => {
  const texts = pair(two, ...names)
  return {
    ...texts,
    ...Object.fromEntries(names.map((name) => [`${name}Mm`, texts[`${name}Mm`] ?? texts[name]])),
  }
}

const withoutTags = (html: string): string => html.replace(/<(?!img\b)[^>]*>/g, '').trim()

/** HTML of a rich-text field; an empty paragraph counts as no text. */
export function htmlPair({ en, my }: Two, from: string, to: string): Fields {
  const english = asText(en[from])
  const burmese = asText(my[from])
  return { [to]: withoutTags(english) ? english : '', [`${to}Mm`]: withoutTags(burmese) ? burmese : null }
}

/** Rows of both languages in pairs; they are the same rows with other texts. */
export function rowsOf(two: Two, name: string): readonly Two[] {
  const burmese = new Map(asList(two.my[name]).map((row) => [asFields(row)['id'], asFields(row)]))
  return asList(two.en[name]).map((row) => {
    const en = asFields(row)
    return { en, my: burmese.get(en['id']) ?? {} }
  })
}

export const inside = ({ en, my }: Two, name: string): Two => ({
  en: asFields(en[name]),
  my: asFields(my[name]),
})

/** The public id of a document that this one points to. */
export const idOf = (value: unknown): string | null => orNull(asFields(value)['publicId'])

/** An uploaded picture wins over the drawing in the same field. */
export const pictureName = ({ en }: Two, name = 'picture'): string | null =>
  idOf(en[name]) ?? orNull(en[`${name}Drawing`])

export const picture = (two: Two): Fields => ({ pictureName: pictureName(two), ...pair(two, 'pictureAlt') })

/** The CMS stores a day as a timestamp; readers mean the Yangon calendar. */
export function asDay(value: unknown): string | null {
  const at = Date.parse(asText(value))
  return Number.isNaN(at) ? null : yangonDayKey(at)
}

export const pick = ({ en }: Two, ...names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, en[name] ?? null]))
