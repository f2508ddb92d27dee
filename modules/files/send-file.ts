import { randomUUID } from 'node:crypto'
import {
  FILE_MOST,
  PART_BYTES,
  partsOf,
  PICTURE_TYPES,
  type AnyFileKind,
  type FileType,
  type FileView,
} from '#contracts/files.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { sealBytes, type FileKeys } from './file-crypt.ts'
import { partOf } from './file-names.ts'
import { makeFileStore, type FileOwner, type FileRow } from './file-store.ts'
import { checkFileJob } from './jobs.ts'
import type { Objects } from './objects.ts'

type Deps = {
  readonly db: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly objects: Objects
  readonly keys: FileKeys
}

const DAY_MS = 86_400_000

type Begun = { readonly kind: AnyFileKind; readonly type: FileType; readonly bytes: number }

const isPicture = (type: FileType): boolean => PICTURE_TYPES.some((one) => one === type)
const TAKES: Readonly<Record<AnyFileKind, (type: FileType) => boolean>> = {
  PHOTO: isPicture,
  DOCUMENT: () => true,
  CV: (type) => !isPicture(type),
}

const missingOf = ({ bytes }: FileRow, have: ReadonlySet<number>): number[] =>
  Array.from({ length: partsOf(bytes) }, (_, n) => n).filter((n) => !have.has(n))

function view({ id, state, why }: FileRow, missing: number[]): FileView {
  if (state === 'ENDED') throw new Error('a file that ended is shown to nobody')
  return { fileId: id, state, why, missing }
}

/** Expected length of a part: all but the last are full. */
const lengthOf = ({ bytes }: FileRow, n: number): number =>
  n === partsOf(bytes) - 1 ? bytes - n * PART_BYTES : PART_BYTES

/** A file arrives in parts, in any order and as often as a bad connection needs; it is checked when all have arrived. */
export function makeSendFile({ db, jobs, clock, objects, keys }: Deps) {
  async function stand(file: FileRow): Promise<FileView> {
    if (file.state !== 'COMING') return view(file, [])
    return view(file, missingOf(file, await makeFileStore(db).partsOf(file.id)))
  }

  return {
    async begin(
      owner: FileOwner,
      { kind, type, bytes }: Begun,
      id: string = randomUUID(),
    ): Promise<Answer<FileView>> {
      if (!TAKES[kind](type)) return refused('FILE_NOT_ACCEPTED')
      const now = clock.now()
      return inTransaction(db, async (tx): Promise<Answer<FileView>> => {
        const store = makeFileStore(tx)
        const today = await store.bytesSince(owner.line, new Date(now.getTime() - DAY_MS))
        if (today + bytes > FILE_MOST.bytesPerDay) return refused('FILES_LIMIT')
        const { sealed: keySealed } = keys.make(id)
        const dueAt = new Date(now.getTime() + DAY_MS)
        await store.begin({ id, kind, type, bytes, owner, keySealed, now, dueAt })
        const missing = Array.from({ length: partsOf(bytes) }, (_, n) => n)
        return ok({ fileId: id, state: 'COMING', why: null, missing })
      })
    },

    async part(owner: FileOwner, fileId: string, n: number, bytes: Buffer): Promise<Answer<FileView>> {
      const store = makeFileStore(db)
      const file = await store.own(fileId, owner)
      if (!file) return refused('NOT_FOUND')
      // Sent again by a phone that never received our answer.
      if (file.state !== 'COMING' || !file.keySealed) return ok(view(file, []))
      if (n >= partsOf(file.bytes) || bytes.length !== lengthOf(file, n)) return refused('FILE_NOT_ACCEPTED')
      const name = partOf(fileId, n)
      await objects.put(name, sealBytes(keys.open(fileId, file.keySealed), name, bytes))
      await store.keepPart(fileId, n)
      return ok(await stand(file))
    },

    async done(owner: FileOwner, fileId: string): Promise<Answer<FileView>> {
      return inTransaction(db, async (tx): Promise<Answer<FileView>> => {
        const store = makeFileStore(tx)
        const file = await store.own(fileId, owner, { lock: true })
        if (!file) return refused('NOT_FOUND')
        if (file.state !== 'COMING') return ok(view(file, []))
        const missing = missingOf(file, await store.partsOf(fileId))
        if (missing.length > 0) return ok(view(file, missing))
        await store.checking(fileId)
        await jobs.enqueue(tx, checkFileJob, { fileId })
        return ok(view({ ...file, state: 'CHECKING' }, []))
      })
    },
  }
}

export type SendFile = ReturnType<typeof makeSendFile>
