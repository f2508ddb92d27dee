import * as z from 'zod/mini'

/** Rows of one page of the office: enough for a tall screen. */
export const OFFICE_PAGE_SIZE = 25
export const MOST_ROWS = 100

/** Where a page begins is a key that the page before gave: nothing is counted or skipped. */
export const keyPaging = {
  after: z._default(z.optional(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,200}$/)))), null),
  size: z._default(z.optional(z.int().check(z.gte(1), z.lte(MOST_ROWS))), OFFICE_PAGE_SIZE),
}

/** `next` is null on the last page. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) })

/** A day that there is: `2026-11-16`. */
export const isDay = (text: string): boolean => {
  const at = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
export const YangonDay = z.string().check(z.regex(/^2\d{3}-\d{2}-\d{2}$/), z.refine(isDay))

/** Words of a person: why, and where it can be read. */
export const Reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))
export const Evidence = z.string().check(z.trim(), z.minLength(3), z.maxLength(2000))
