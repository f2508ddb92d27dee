import { sql, type RawBuilder } from 'kysely'

/**
 * Where a line's history begins for whoever has it now; whatever is found by a number alone is asked with it, so that nothing of
 * a holder before is shown or counted.
 */
export const historySince = (line: string): RawBuilder<Date> => sql<Date>`(select history_since(${line}))`
