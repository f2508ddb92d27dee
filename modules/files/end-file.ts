import { partsOf } from '#contracts/files.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { isTaken } from '#platform/jobs/due-rows.ts'
import { partOf, wholeOf } from './file-names.ts'
import { makeFileStore } from './file-store.ts'
import type { Objects } from './objects.ts'

type Deps = { readonly db: Database; readonly clock: Clock; readonly objects: Objects }

/** Deletes the key first: without it the file is gone even if the store cannot be reached. Then its objects, then the row. */
export const makeEndFile = ({ db, clock, objects }: Deps) =>
  async function endFile(id: string): Promise<void> {
    const bytes = await inTransaction(db, async (tx) => {
      const file = await makeFileStore(tx).find(id, { lock: true })
      if (!file || !isTaken(file.dueAt, clock.now())) return null
      await makeFileStore(tx).end(id)
      return file.bytes
    })
    if (bytes === null) return
    for (let n = 0; n < partsOf(bytes); n += 1) await objects.remove(partOf(id, n))
    await objects.remove(wholeOf(id))
    await makeFileStore(db).remove(id)
  }
