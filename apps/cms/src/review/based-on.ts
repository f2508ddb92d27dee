import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest, TextField } from 'payload'
import { refuse } from '../words/refuse.ts'
import { inWords } from '../words/desk-words.ts'
import { personOf } from './person.ts'
import { type Transaction, transactionOf } from './transaction.ts'

/** Which state of the document a form was opened with; the form sends it back with every save. */
export const basedOn: TextField = {
  name: 'basedOn',
  type: 'text',
  virtual: true,
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Diff: '/src/review/no-diff.tsx#NoDiff' },
  },
  hooks: { afterRead: [({ siblingData }) => siblingData['updatedAt'] ?? null] },
}

type Latest = { readonly at: number; readonly who: string }

/**
 * Who holds a document while saving it, for whoever comes in that moment. Read only while somebody does hold it. The memory of
 * this process is enough: there is one CMS, and what counts is the lock in the database. With a second one beside it, whoever is
 * refused there reads "a colleague" in place of the name.
 */
const holders = new Map<string, string>()
const MANY_HOLDERS = 1000
const LOOK_EVERY_MS = 25
const MOST_LOOKS = 20

/**
 * Two colleagues on one document: the later save is refused with who came first, and the words stay in its form. The row is
 * held from here to the end of the save. Nobody waits for it: each who waits would keep a connection, and the one who saves
 * needs another one to come to an end.
 */
export const onlyOnWhatWasSeen: CollectionBeforeOperationHook = async ({
  args,
  operation,
  collection,
  req,
}) => {
  const { id, data } = args as { id?: unknown; data?: Record<string, unknown> }
  if (operation !== 'update' || id === undefined || !data) return args
  const { basedOn: seen, ...rest } = data
  if (typeof seen !== 'string') return args
  const latest = await holdLatest(req, collection.slug, Number(id))
  if (latest && latest.at !== Date.parse(seen))
    throw refuse(req, 409, 'changedMeanwhile', { who: latest.who, at: yangonTime(latest.at) })
  return { ...args, data: rest }
}

async function holdLatest(req: PayloadRequest, collection: string, id: number): Promise<Latest | null> {
  const transaction = await transactionOf(req)
  if (!transaction) throw new Error('no transaction to hold the document in')
  const table = collection.replaceAll('-', '_')
  // Two answers in one question: a row that was skipped looks like one that is not there. "No key update", because Payload notes
  // who has a form open in a row that points to this one, and that is no save.
  const row = sql.identifier(table)
  const { rows } = await transaction.execute(sql`select
      exists (select from ${row} where id = ${id}) as is_there,
      (select id from ${row} where id = ${id} for no key update skip locked) as held_id`)
  const key = `${collection}/${id}`
  if (rows[0]?.['is_there'] && rows[0]['held_id'] === null)
    throw refuse(req, 409, 'savingNow', {
      who: (await holderOf(key)) ?? inWords('aColleague', req.i18n.language),
    })
  if (holders.size > MANY_HOLDERS) holders.clear()
  holders.set(key, personOf(req)?.name ?? '')
  return latestOf(transaction, table, id)
}

/** Whoever got hold of it in this very moment has not said so yet. */
async function holderOf(key: string): Promise<string | undefined> {
  for (let looks = 0; looks < MOST_LOOKS && !holders.has(key); looks += 1) await sleep(LOOK_EVERY_MS)
  return holders.get(key)
}

async function latestOf(transaction: Transaction, table: string, id: number): Promise<Latest | null> {
  const { rows } = await transaction.execute(sql`select
    (extract(epoch from version_updated_at) * 1000)::bigint as at, version_writer_name as who
    from ${sql.identifier(`_${table}_v`)} where parent_id = ${id} and latest limit 1`)
  const [row] = rows
  return row ? { at: Number(row['at']), who: String(row['who'] ?? '') } : null
}

const yangonTime = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Yangon', hour: '2-digit', minute: '2-digit' })
