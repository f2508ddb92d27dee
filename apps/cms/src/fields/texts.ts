import type { Field, TextField, TextareaField } from 'payload'
import { inWords } from '../words/desk-words.ts'
import { type Asked, languageOf, shapeRule } from './shape-rule.ts'
import { publishedLinkRule } from './published-link-rule.ts'

type TextOptions = { required?: boolean; label?: string; description?: string; maxLength?: number }

const common = (options: TextOptions) => ({
  ...(options.label ? { label: options.label } : {}),
  ...(options.required ? { required: true } : {}),
  ...(options.maxLength ? { maxLength: options.maxLength } : {}),
  ...(options.description ? { admin: { description: options.description } } : {}),
})

/** A line in both languages. */
export const line = (name: string, options: TextOptions = {}): TextField => ({
  name,
  type: 'text',
  localized: true,
  ...common(options),
})

/** A few lines in both languages, without formatting. */
export const lines = (name: string, options: TextOptions = {}): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  ...common(options),
})

/** A word that is the same in every language: a code, a number to dial, a name of a partner. */
export const plain = (name: string, options: TextOptions = {}): TextField => ({
  name,
  type: 'text',
  ...common(options),
})

export const link = (name = 'link', options: TextOptions = {}): TextField => ({
  ...plain(name, options),
  validate: publishedLinkRule(options.required === true),
  admin: {
    description: options.description ?? 'A page of the website (#/top-up) or https, mailto, tel.',
    components: { Field: '/src/components/link-field.tsx#LinkField' },
  },
})

/** What is sold by it stands in the catalogue; here it is only named. */
export const offer = (): TextField => ({
  ...plain('offerCode'),
  admin: {
    description:
      'Texts that name a price or a bonus need the offer they are about. They end with it, by themselves.',
    components: { Field: '/src/offers/offer-field.tsx#OfferField' },
  },
  validate: shapeRule(/^[A-Za-z0-9_-]{1,40}$/, 'offerCodeForm'),
})

export const choice = (name: string, options: readonly string[], defaultValue?: string): Field => ({
  name,
  type: 'select',
  required: true,
  options: [...options],
  ...(defaultValue ? { defaultValue } : {}),
})

export const choices = (name: string, options: readonly string[]): Field => ({
  name,
  type: 'select',
  hasMany: true,
  options: [...options],
})

export const kyat = (name: string): Field => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  admin: { description: 'Whole kyat, no decimals', step: 1 },
  validate: (value: unknown, asked?: Asked) =>
    (Number.isInteger(value) && Number(value) >= 0) || inWords('wholeKyat', languageOf(asked)),
})

/** Days and moments are those of Yangon, in forms and in lists. */
const ofYangon = {
  components: {
    Field: '/src/time/moment-field.tsx#MomentField',
    Cell: '/src/time/moment-cell.tsx#MomentCell',
  },
} as const

export const dayOnly = { ...ofYangon, date: { pickerAppearance: 'dayOnly' } } as const
export const dayAndTime = { ...ofYangon, date: { pickerAppearance: 'dayAndTime' } } as const

export const day = (name: string, required = true): Field => ({
  name,
  type: 'date',
  required,
  admin: dayOnly,
})

export const moment = (name: string, description?: string): Field => ({
  name,
  type: 'date',
  admin: { ...dayAndTime, ...(description ? { description } : {}) },
})

export const rows = (
  name: string,
  fields: Field[],
  options: { minRows?: number; maxRows?: number } = {},
): Field => ({
  name,
  type: 'array',
  fields,
  ...options,
  admin: { initCollapsed: true, components: { RowLabel: '/src/components/row-name.tsx#RowName' } },
})

/** A list of plain words, one per row. */
export const words = (name: string): Field => ({ name, type: 'text', hasMany: true })

/** What another document is; the website joins by its public name, so renaming it changes every place at once. */
export const one = (name: string, relationTo: string, required = true): Field => ({
  name,
  type: 'relationship',
  relationTo,
  required,
})
