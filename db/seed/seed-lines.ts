import { makeLineStore, type SeededLine } from '#modules/identity/index.ts'
import type { Database } from '#platform/db/database.ts'
import ranges from './lines.json' with { type: 'json' }

/** Lines to try the product with, until the operator's own directory is asked. */
export async function seedLines(db: Database): Promise<void> {
  const lines = ranges.flatMap(({ first, count, state }) =>
    Array.from({ length: count }, (_, at) => ({
      number: String(BigInt(first) + BigInt(at)),
      state: state as SeededLine['state'],
    })),
  )
  await makeLineStore(db).put(lines)
}
