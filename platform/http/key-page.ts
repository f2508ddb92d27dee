/** Where a page of a list ended: time and id of its last row. */
export type Key = { readonly at: Date; readonly id: string }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const KEY = new RegExp(`^(\\d{1,15})\\.(${UUID})$`)
const ID = new RegExp(`^${UUID}$`)

/** The product's clock writes milliseconds, so the key is exact; rows of the same time are ordered by id. */
export const keyOf = (at: Date, id: string): string => `${at.getTime()}.${id}`

/** Null for the first page, and for a key we never issued. */
export function keyAfter(text: string | null): Key | null {
  const [, at, id] = KEY.exec(text ?? '') ?? []
  return at !== undefined && id !== undefined ? { at: new Date(Number(at)), id } : null
}

/** A page from rows of which one more was read than is shown: tells whether there is another page and where it starts. */
export function pageOfRows<Row, View>(
  rows: readonly Row[],
  size: number,
  view: (row: Row) => View,
  key: (row: Row) => string,
): { rows: View[]; next: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined
  return { rows: rows.slice(0, size).map(view), next: last === undefined ? null : key(last) }
}

/** The same for a list ordered by id. */
export const idAfter = (text: string | null): string | null => (text !== null && ID.test(text) ? text : null)
