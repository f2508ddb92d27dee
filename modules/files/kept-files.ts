import type { AnyFileKind, FileType } from '#contracts/files.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { openBytes, type FileKeys } from './file-crypt.ts'
import { wholeOf } from './file-names.ts'
import { makeFileStore, type FileOwner, type FileRow } from './file-store.ts'
import type { Objects } from './objects.ts'

type Deps = { readonly db: Database; readonly objects: Objects; readonly keys: FileKeys }

export type AttachedFile = {
  readonly fileId: string
  readonly type: string
  readonly bytes: number
  readonly state: 'CHECKING' | 'READY' | 'REFUSED'
  readonly why: FileRow['why']
}

const attached = ({ id, type, bytes, storedType, storedBytes, state, why }: FileRow): AttachedFile[] =>
  state === 'COMING' || state === 'ENDED'
    ? []
    : [{ fileId: id, type: storedType ?? type, bytes: storedBytes ?? bytes, state, why }]

/** All or none: refused when one is missing, belongs to somebody else, or is attached elsewhere. */
export async function claimFiles(
  tx: Tx,
  {
    ids,
    owner,
    thing,
    kinds,
  }: { ids: readonly string[]; owner: FileOwner; thing: string; kinds: readonly AnyFileKind[] },
): Promise<Answer<void>> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return ok(undefined)
  const claimed = await makeFileStore(tx).claim([...wanted], owner, thing, kinds)
  return claimed === wanted.size ? ok(undefined) : refused('FILE_NOT_ACCEPTED')
}

export async function filesOf(
  db: Database | Tx,
  things: readonly string[],
): Promise<Map<string, AttachedFile[]>> {
  const rows = await makeFileStore(db).ofThings(things)
  return new Map(
    [...Map.groupBy(rows, ({ thing }) => thing ?? '')].map(([thing, own]) => [thing, own.flatMap(attached)]),
  )
}

/** Opens a checked file for a caller who may see what it is attached to. */
export const makeReadFile =
  ({ objects, keys }: Omit<Deps, 'db'>) =>
  async (
    tx: Database | Tx,
    fileId: string,
    things: readonly string[],
  ): Promise<Answer<{ type: FileType; content: Buffer }>> => {
    const file = await makeFileStore(tx).find(fileId)
    if (!file?.thing || !things.includes(file.thing) || file.state !== 'READY') return refused('NOT_FOUND')
    const { keySealed, storedType } = file
    const sealed = keySealed && (await objects.get(wholeOf(fileId)))
    if (!sealed || !storedType) return refused('NOT_FOUND')
    return ok({ type: storedType, content: openBytes(keys.open(fileId, keySealed), wholeOf(fileId), sealed) })
  }

export type ReadFile = ReturnType<typeof makeReadFile>
