import type { Database } from '#platform/db/database.ts'

/**
 * A table that belongs to another module but is read by the public with the same speed and the same safety as content:
 * it stands in the same generation and in the same snapshot file. Small tables only; they are read whole.
 */
export type ContentSource<Row = unknown> = {
  readonly name: string
  read(db: Database): Promise<readonly Row[]>
  /** A row as JSON, from the database or from the snapshot. Throws when it is not what it should be. */
  parse(raw: unknown): Row
  /** Moments at which the row begins, ends or changes its price. */
  edges(row: Row): readonly (string | null)[]
}
