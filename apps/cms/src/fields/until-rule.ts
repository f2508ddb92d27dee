import type { Field } from 'payload'
import { inWords } from '../words/desk-words.ts'

const momentOf = (value: unknown): number => (value ? Date.parse(String(value)) : Number.NaN)

/** False while one of the two is not given. */
export const isBefore = (end: unknown, start: unknown): boolean => momentOf(end) < momentOf(start)

type Options = {
  readonly siblingData: Readonly<Record<string, unknown>>
  readonly req: { readonly i18n: { readonly language: string } }
}

/** The end of a span that begins at the field `from` beside it. One moment is no span; one day is. */
export const untilRule =
  (from: string, { allowSame }: { readonly allowSame: boolean }) =>
  (value: unknown, { siblingData, req }: Options): true | string => {
    const start = siblingData[from]
    const wrong =
      isBefore(value, start) || (!allowSame && Boolean(value) && momentOf(value) === momentOf(start))
    return !wrong || inWords('untilBeforeFrom', req.i18n.language)
  }

/** Makes a date field one that says while it is filled in when it ends before `from`. */
export const until = (field: Field, from: string): Field =>
  ({
    ...field,
    admin: {
      ...('admin' in field ? field.admin : {}),
      custom: { from },
    },
  }) as Field
