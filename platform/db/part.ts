import type { RawBuilder } from 'kysely'

/** A piece of a statement that has a value. */
export type Expression<T = unknown> = RawBuilder<T>

/** A part of a larger question: an expression for its column, and how the answer is read. */
export type Part<T> = { readonly sql: Expression; read(raw: unknown): T }

/** Several columns of one row, read as one. */
export type Look<T> = {
  readonly columns: Readonly<Record<string, Expression>>
  read(row: Readonly<Record<string, unknown>>): T
}

export function lookOf<T extends object>(parts: { readonly [Name in keyof T]: Part<T[Name]> }): Look<T> {
  const named = Object.entries<Part<unknown>>(parts)
  return {
    columns: Object.fromEntries(named.map(([name, part]) => [name, part.sql])),
    // Each column is read by the part of the same name.
    read: (row) => Object.fromEntries(named.map(([name, part]) => [name, part.read(row[name])])) as T,
  }
}
