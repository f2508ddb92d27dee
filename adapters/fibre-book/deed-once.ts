import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BookAnswer, BookRefusal, Deed } from '#modules/fibre/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'

type Kept = {
  readonly said: 'DONE' | 'REFUSED'
  readonly why: BookRefusal | null
  readonly contractNo: string | null
  readonly kyat: number
  readonly hash: Buffer
}

/** The result of an action, before it is stored. */
export type Done =
  | { readonly contractId: string; readonly contractNo: string; readonly kyat: number }
  | { readonly refused: BookRefusal }

type Asked = { readonly reference: string }

const hashOf = (order: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(order).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest()

const answerOf = ({ said, why, contractNo, kyat }: Kept): BookAnswer =>
  said === 'DONE'
    ? { said, contractNo: contractNo ?? '', kyat }
    : { said, why: why ?? ('NOT_POSSIBLE' as const) }

export async function findDeed(db: Database | Tx, reference: string, deed: Deed): Promise<Kept | null> {
  const { rows } = await sql<Kept>`
    select d.said, d.why, c.contract_no as "contractNo", d.kyat, d.content_hash as hash
      from fibre.deed d left join fibre.contract c on c.id = d.contract_id
     where d.reference = ${reference} and d.deed = ${deed}`.execute(db)
  return rows[0] ?? null
}

export const deedAnswer = async (
  db: Database | Tx,
  reference: string,
  deed: Deed,
): Promise<BookAnswer | null> => {
  const kept = await findDeed(db, reference, deed)
  return kept && answerOf(kept)
}

/** One effect and one answer per reference, however often it is repeated; a refusal is stored like a success. */
export function deedOnce(
  { db, now }: { readonly db: Database; readonly now: Date },
  deed: Deed,
  order: Asked,
  work: (tx: Tx) => Promise<Done>,
): Promise<BookAnswer> {
  const { reference } = order
  const hash = hashOf(order)
  return inTransaction(db, async (tx): Promise<BookAnswer> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`fibre ${deed} ${reference}`}, 0))`.execute(tx)
    const before = await findDeed(tx, reference, deed)
    if (before)
      return before.hash.equals(hash) ? answerOf(before) : { said: 'REFUSED', why: 'REFERENCE_REUSED' }
    const done = await work(tx)
    const [id, kyat, why] = 'refused' in done ? [null, 0, done.refused] : [done.contractId, done.kyat, null]
    await sql`insert into fibre.deed (reference, deed, content_hash, said, why, contract_id, kyat, at)
      values (${reference}, ${deed}, ${hash}, ${why ? 'REFUSED' : 'DONE'}, ${why}, ${id}, ${kyat}, ${now})`.execute(
      tx,
    )
    return 'refused' in done
      ? { said: 'REFUSED', why: done.refused }
      : { said: 'DONE', contractNo: done.contractNo, kyat: done.kyat }
  })
}

/** Locks the contract and its bills until the transaction ends. */
export async function lockContract(tx: Tx, contractNo: string): Promise<void> {
  await sql`select from fibre.contract where contract_no = ${contractNo} for update`.execute(tx)
}
