import type { Database } from '#platform/db/database.ts'

/**
 * A table of another module that the public reads with the same speed and safety as content: it is part of the same generation and
 * snapshot file. Small tables only; they are read whole.
 */
export type ContentSource<Row = unknown> = {
  readonly name: string
  read(db: Database): Promise<readonly Row[]>
  /** A row as JSON, from the database or the snapshot. Throws when it has the wrong shape. */
  parse(raw: unknown): Row
  /** Moments when the row starts, ends or changes its price. */
  edges(row: Row): readonly (string | null)[]
}
