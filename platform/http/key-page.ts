/** Where a page of a list ended: the moment and the id of its last row. */
export type Key = { readonly at: Date; readonly id: string }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const KEY = new RegExp(`^(\\d{1,15})\\.(${UUID})$`)
const ID = new RegExp(`^${UUID}$`)

/** Moments are written by the product's clock, in milliseconds: the key is exact, and what is of one moment goes by id. */
export const keyOf = (at: Date, id: string): string => `${at.getTime()}.${id}`

/** Null for the first page, and for a key that none of our pages gave. */
export function keyAfter(text: string | null): Key | null {
  const [, at, id] = KEY.exec(text ?? '') ?? []
  return at !== undefined && id !== undefined ? { at: new Date(Number(at)), id } : null
}

/** A page of rows of which one more was read than is shown: whether there is another page, and from where. */
export function pageOfRows<Row, View>(
  rows: readonly Row[],
  size: number,
  view: (row: Row) => View,
  key: (row: Row) => string,
): { rows: View[]; next: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined
  return { rows: rows.slice(0, size).map(view), next: last === undefined ? null : key(last) }
}

/** The same for a list whose rows are in the order of their ids. */
export const idAfter = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null)
