import { sql } from 'kysely'
import type { CallBackSubject } from '#contracts/call-backs.ts'
import type { CallTime } from '#contracts/call-times.ts'
import type { Lang } from '#contracts/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

export type CallBackFound = {
  readonly id: string
  readonly reference: string
  readonly subject: CallBackSubject
  readonly full_name: string
  readonly line: string
  readonly email: string | null
  readonly place_id: string
  readonly address: string | null
  readonly package_code: string | null
  readonly preferred: 'CALL' | 'SMS' | 'VIBER'
  readonly call_time: CallTime
  readonly note: string | null
  readonly lang: Lang
  readonly received_at: Date
  readonly taken_by: string | null
  readonly taken_by_name: string | null
  readonly called_at: Date | null
  readonly version: number
}

const CALL_BACK = sql`c.id, c.reference, c.subject, c.full_name, c.line, c.email, c.place_id, c.address, c.package_code, c.preferred, c.call_time, c.note,
  c.lang, c.received_at, c.taken_by, s.name as taken_by_name, c.called_at, c.version
  from fibre_call_back c left join staff s on s.id = c.taken_by`

type Asked = {
  readonly view: 'OPEN' | 'MINE' | 'DONE'
  readonly subjects: readonly CallBackSubject[]
  readonly staffId: string
  readonly after: Key | null
  readonly limit: number
}

export const makeOfficeCallBackStore = (tx: Tx) => ({
  async list({ view, subjects, staffId, after, limit }: Asked): Promise<CallBackFound[]> {
    const { rows } =
      view === 'DONE'
        ? await sql<CallBackFound>`select ${CALL_BACK} where c.called_at is not null and c.subject = any(${subjects})
            ${after === null ? sql`` : sql`and (c.called_at, c.id) < (${after.at}, ${after.id}::uuid)`}
            order by c.called_at desc, c.id desc limit ${limit}`.execute(tx)
        : await sql<CallBackFound>`select ${CALL_BACK} where c.called_at is null and c.subject = any(${subjects})
            ${view === 'MINE' ? sql`and c.taken_by = ${staffId}` : sql``}
            ${after === null ? sql`` : sql`and (c.received_at, c.id) > (${after.at}, ${after.id}::uuid)`}
            order by c.received_at, c.id limit ${limit}`.execute(tx)
    return rows
  },

  async find(id: string): Promise<CallBackFound | null> {
    const { rows } = await sql<CallBackFound>`select ${CALL_BACK} where c.id = ${id}`.execute(tx)
    return rows[0] ?? null
  },

  /** False when somebody else took it first. */
  async take(id: string, version: number, staffId: string, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update fibre_call_back set taken_by = ${staffId}, taken_at = ${now},
      version = version + 1 where id = ${id} and version = ${version} and called_at is null`.execute(tx)
    return numAffectedRows > 0n
  },

  async finish(id: string, version: number, staffId: string, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update fibre_call_back set called_at = ${now}, called_by = ${staffId},
      version = version + 1 where id = ${id} and version = ${version} and called_at is null
        and taken_by = ${staffId}`.execute(tx)
    return numAffectedRows > 0n
  },
})
