import * as z from 'zod/mini'

export const FIRST_PAGE = 0
/** Community posts and promotions. */
export const LIST_PAGE_SIZE = 10
/** Public posts. */
export const PUBLIC_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 50

const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^[0-9]{1,6}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  )

/** `page` and `size` as they come in a query or a body; both may be left out. */
export const paging = (defaultSize: number) => ({
  page: z._default(z.optional(wholeNumber(0, 100_000)), FIRST_PAGE),
  size: z._default(z.optional(wholeNumber(1, MAX_PAGE_SIZE)), defaultSize),
})
