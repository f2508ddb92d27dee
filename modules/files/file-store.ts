import { sql } from 'kysely'
import type { AnyFileKind, FileType } from '#contracts/files.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { FileRefusal } from './cleaned.ts'

export type FileState = 'COMING' | 'CHECKING' | 'READY' | 'REFUSED' | 'ENDED'

/** The sender of a file: the proven number, and the account when signed in. */
export type FileOwner = { readonly accountId: string | null; readonly line: string }

export type FileRow = {
  readonly id: string
  readonly kind: AnyFileKind
  readonly type: FileType
  readonly bytes: number
  readonly state: FileState
  readonly why: FileRefusal | null
  readonly keySealed: Buffer | null
  readonly storedType: FileType | null
  readonly storedBytes: number | null
  readonly thing: string | null
  readonly dueAt: Date | null
}

const COLUMNS = sql`id, kind, type, bytes, state, why, key_sealed as "keySealed", stored_type as "storedType",
  stored_bytes as "storedBytes", thing, due_at as "dueAt"`

const isOwn = ({ accountId, line }: FileOwner) =>
  sql`line = ${line} and account_id is not distinct from ${accountId}::uuid`

type NewFile = {
  readonly id: string
  readonly kind: AnyFileKind
  readonly type: FileType
  readonly bytes: number
  readonly owner: FileOwner
  readonly keySealed: Buffer
  readonly now: Date
  readonly dueAt: Date
}

export const makeFileStore = (db: Database | Tx) => ({ ...coming(db), ...kept(db) })

/** While a file is being received and checked. */
const coming = (db: Database | Tx) => ({
  /** Serialises uploads of one number until the transaction ends, so that today's bytes are counted correctly. */
  async bytesSince(line: string, since: Date): Promise<number> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${line}`}, 0))`.execute(db)
    const { rows } = await sql<{ sum: string | null }>`select sum(bytes) from file_object
      where line = ${line} and created_at > ${since}`.execute(db)
    return Number(rows[0]?.sum ?? 0)
  },

  async begin({ id, kind, type, bytes, owner, keySealed, now, dueAt }: NewFile): Promise<void> {
    await sql`insert into file_object (id, kind, type, bytes, line, account_id, state, key_sealed, created_at, due_at)
      values (${id}, ${kind}, ${type}, ${bytes}, ${owner.line}, ${owner.accountId}, 'COMING', ${keySealed}, ${now},
        ${dueAt})`.execute(db)
  },

  async own(id: string, owner: FileOwner, { lock = false } = {}): Promise<FileRow | null> {
    const { rows } = await sql<FileRow>`select ${COLUMNS} from file_object
      where id = ${id} and ${isOwn(owner)} and state <> 'ENDED' ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0] ?? null
  },

  async find(id: string, { lock = false } = {}): Promise<FileRow | null> {
    const { rows } = await sql<FileRow>`select ${COLUMNS} from file_object where id = ${id}
      ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0] ?? null
  },

  async keepPart(fileId: string, n: number): Promise<void> {
    await sql`insert into file_part (file_id, n) values (${fileId}, ${n}) on conflict do nothing`.execute(db)
  },

  async partsOf(fileId: string): Promise<Set<number>> {
    const rows = await db.selectFrom('file_part').select('n').where('file_id', '=', fileId).execute()
    return new Set(rows.map(({ n }) => n))
  },

  async checking(id: string): Promise<void> {
    await sql`update file_object set state = 'CHECKING' where id = ${id} and state = 'COMING'`.execute(db)
  },

  /** False when the file was ended meanwhile. */
  async ready(id: string, type: FileType, bytes: number): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`update file_object set state = 'READY', stored_type = ${type},
      stored_bytes = ${bytes} where id = ${id} and state = 'CHECKING' and key_sealed is not null`.execute(db)
    return numAffectedRows > 0n
  },

  /** Drops a refused file, its key included; the refusal itself stays as long as what it is attached to. */
  async refuse(id: string, why: FileRefusal): Promise<void> {
    await sql`update file_object set state = 'REFUSED', why = ${why}, key_sealed = null
      where id = ${id} and state = 'CHECKING'`.execute(db)
  },
})

/** From the moment something claims a file until its end. */
const kept = (db: Database | Tx) => ({
  /** How many of these files could be claimed: the sender's own, complete, and claimed by nothing else. */
  async claim(
    ids: readonly string[],
    owner: FileOwner,
    thing: string,
    kinds: readonly AnyFileKind[],
  ): Promise<number> {
    const { numAffectedRows = 0n } = await sql`update file_object set thing = ${thing}, due_at = null
      where id = any(${ids}::uuid[]) and ${isOwn(owner)} and state in ('CHECKING', 'READY') and thing is null
        and kind = any(${kinds})`.execute(db)
    return Number(numAffectedRows)
  },

  async ofThings(things: readonly string[]): Promise<FileRow[]> {
    if (things.length === 0) return []
    const { rows } = await sql<FileRow>`select ${COLUMNS} from file_object where thing = any(${things})
      order by created_at, id`.execute(db)
    return rows
  },

  /** Deletes the key now, in this transaction; a worker removes the objects later. */
  async shred(things: readonly string[], now: Date): Promise<void> {
    await sql`update file_object set key_sealed = null, state = 'ENDED', due_at = ${now}
      where thing = any(${things})`.execute(db)
  },

  /** The same for files of a number that nothing claimed. */
  async forgetLine(line: string, now: Date): Promise<void> {
    await sql`update file_object set key_sealed = null, state = 'ENDED', due_at = ${now}
      where line = ${line} and thing is null`.execute(db)
  },

  async end(id: string): Promise<void> {
    await sql`update file_object set key_sealed = null, state = 'ENDED' where id = ${id}`.execute(db)
  },

  async remove(id: string): Promise<void> {
    await db.deleteFrom('file_object').where('id', '=', id).where('state', '=', 'ENDED').execute()
  },
})
