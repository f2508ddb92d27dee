import { partsOf } from '#contracts/files.ts'
import type { Database } from '#platform/db/database.ts'
import { cleanFile } from './clean-file.ts'
import type { Cleaned } from './cleaned.ts'
import { openBytes, sealBytes, type FileKeys } from './file-crypt.ts'
import { partOf, wholeOf } from './file-names.ts'
import { makeFileStore, type FileRow } from './file-store.ts'
import type { Objects } from './objects.ts'

type Deps = {
  readonly db: Database
  readonly objects: Objects
  readonly keys: FileKeys
  /** Replaced by the fault suite's control. */
  readonly clean?: typeof cleanFile
}

/** Checks a file and stores the cleaned copy, or nothing. Running it again changes nothing. */
export const makeCheckFile = ({ db, objects, keys, clean = cleanFile }: Deps) => {
  const store = makeFileStore(db)

  async function wholeFrom(file: FileRow, key: Buffer): Promise<Buffer | null> {
    const parts: Buffer[] = []
    for (let n = 0; n < partsOf(file.bytes); n += 1) {
      const sealed = await objects.get(partOf(file.id, n))
      if (!sealed) return null
      parts.push(openBytes(key, partOf(file.id, n), sealed))
    }
    return Buffer.concat(parts)
  }

  async function judge(file: FileRow, key: Buffer): Promise<Cleaned> {
    const whole = await wholeFrom(file, key)
    return whole ? clean(file.type, whole) : { refused: 'BROKEN' }
  }

  return async function checkFile({ fileId }: { fileId: string }): Promise<void> {
    const file = await store.find(fileId)
    if (!file || file.state !== 'CHECKING' || !file.keySealed) return
    const key = keys.open(fileId, file.keySealed)
    const cleaned = await judge(file, key)
    if ('refused' in cleaned) await store.refuse(fileId, cleaned.refused)
    else {
      const name = wholeOf(fileId)
      await objects.put(name, sealBytes(key, name, cleaned.bytes))
      if (!(await store.ready(fileId, cleaned.type, cleaned.bytes.length))) await objects.remove(name)
    }
    for (let n = 0; n < partsOf(file.bytes); n += 1) await objects.remove(partOf(fileId, n))
  }
}
