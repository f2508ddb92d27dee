import { isDeepStrictEqual } from 'node:util'
import type { Database, Tx } from '#platform/db/database.ts'
import type { ContentSource } from './content-source.ts'
import type { DocumentType } from './stored.ts'

/** A document on its way between database, snapshot and memory: times are ISO texts and the body is not validated yet. */
export type RawDocument = {
  readonly type: string
  readonly id: string
  readonly sort: number
  readonly visibleFrom: string | null
  readonly visibleTo: string | null
  readonly body: unknown
}

export type DocumentKey = { readonly type: string; readonly id: string }

/** Everything that changed after a version; the first read asks for version -1 and gets everything. */
export type ContentChange = {
  readonly version: number
  /** True when this is the complete content: what is missing from it has been deleted. */
  readonly full: boolean
  readonly documents: readonly RawDocument[]
  readonly removed: readonly DocumentKey[]
  /** Rows of the sources that are read whole, by source name. */
  readonly sources: Readonly<Record<string, readonly unknown[]>>
}

export type ContentStore = ReturnType<typeof makeContentStore>

export const CONTENT_CHANNEL = 'content_changed'
const WRITE_CHUNK = 500

export function makeContentStore(db: Database, sources: readonly ContentSource[]) {
  const versionIn = async (tx: Database): Promise<number> =>
    (await tx.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version

  return {
    version: () => versionIn(db),

    /** Version, documents and sources from one consistent snapshot of the database. Null when nothing is newer. */
    readAfter: (known: number): Promise<ContentChange | null> =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          const version = await versionIn(tx)
          if (version === known) return null
          // A smaller version than ours means that the database was restored from an older backup: start over.
          const after = version < known ? -1 : known
          const rows = await tx
            .selectFrom('content_document')
            .select(['kind', 'id', 'sort', 'visible_from', 'visible_to', 'body', 'removed'])
            .where('version', '>', after)
            .$if(after === -1, (query) => query.where('removed', '=', false))
            .execute()
          const read: Record<string, readonly unknown[]> = {}
          for (const source of sources) read[source.name] = await source.read(tx)
          return {
            version,
            full: after === -1,
            documents: rows.filter((row) => !row.removed).map(toRaw),
            removed: rows.filter((row) => row.removed).map(({ kind, id }) => ({ type: kind, id })),
            sources: read,
          }
        }),

    put: (tx: Database | Tx, type: DocumentType, documents: readonly Omit<RawDocument, 'type'>[]) =>
      put(tx, type, documents),

    remove: async (tx: Database | Tx, type: DocumentType, ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return
      await tx
        .updateTable('content_document')
        .set({ removed: true, body: '{}' })
        .where('kind', '=', type)
        .where('id', 'in', ids)
        .where('removed', '=', false)
        .execute()
    },

    idsOf: async (tx: Database | Tx, type: DocumentType): Promise<string[]> => {
      const rows = await tx
        .selectFrom('content_document')
        .select('id')
        .where('kind', '=', type)
        .where('removed', '=', false)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}

type Row = {
  kind: string
  id: string
  sort: number
  visible_from: Date | null
  visible_to: Date | null
  body: unknown
}

const toRaw = (row: Row): RawDocument => ({
  type: row.kind,
  id: row.id,
  sort: row.sort,
  visibleFrom: row.visible_from?.toISOString() ?? null,
  visibleTo: row.visible_to?.toISOString() ?? null,
  body: row.body,
})

/** Leaves an unchanged document alone, so that writing the same again wakes nobody. */
async function put(
  tx: Database | Tx,
  type: DocumentType,
  documents: readonly Omit<RawDocument, 'type'>[],
): Promise<void> {
  for (let at = 0; at < documents.length; at += WRITE_CHUNK) {
    const chunk = documents.slice(at, at + WRITE_CHUNK)
    const known = await tx
      .selectFrom('content_document')
      .select(['kind', 'id', 'sort', 'visible_from', 'visible_to', 'body'])
      .where('kind', '=', type)
      .where('removed', '=', false)
      .where(
        'id',
        'in',
        chunk.map(({ id }) => id),
      )
      .execute()
    const byId = new Map(known.map((row) => [row.id, toRaw(row)]))
    const changed = chunk
      .map((document) => inUtc({ type, ...document }))
      .filter((document) => !isDeepStrictEqual(document, byId.get(document.id)))
    if (changed.length > 0) await upsert(tx, changed)
  }
}

const utc = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()

/** In the form the database returns: times in UTC, and no undefined values. */
const inUtc = ({ type, id, sort, visibleFrom, visibleTo, body }: RawDocument): RawDocument => ({
  type,
  id,
  sort,
  visibleFrom: utc(visibleFrom),
  visibleTo: utc(visibleTo),
  body: JSON.parse(JSON.stringify(body)) as unknown,
})

async function upsert(tx: Database | Tx, documents: readonly RawDocument[]): Promise<void> {
  const rows = documents.map(({ type, id, sort, visibleFrom, visibleTo, body }) => ({
    kind: type,
    id,
    sort,
    visible_from: visibleFrom,
    visible_to: visibleTo,
    body: JSON.stringify(body),
    removed: false,
  }))
  await tx
    .insertInto('content_document')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet((eb) => ({
        body: eb.ref('excluded.body'),
        sort: eb.ref('excluded.sort'),
        visible_from: eb.ref('excluded.visible_from'),
        visible_to: eb.ref('excluded.visible_to'),
        removed: false,
      })),
    )
    .execute()
}
