import { sql, type RawBuilder } from 'kysely'

/**
 * Where a line's history begins for its present holder. Every query by number uses it, so that nothing of an earlier holder is shown or
 * counted.
 */
export const historySince = (line: string): RawBuilder<Date> => sql<Date>`(select history_since(${line}))`
