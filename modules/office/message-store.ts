import { sql } from 'kysely'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Lang } from '#contracts/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Key } from '#platform/http/key-page.ts'

export type MessageState = 'NEW' | 'TAKEN' | 'ANSWERED' | 'CLOSED'

export type ContactFound = {
  readonly id: string
  readonly reference: string
  readonly topic: string
  readonly lang: Lang
  readonly state: MessageState
  readonly receivedAt: Date
  readonly body: string
  readonly bodyTyped: string | null
  readonly name: string | null
  readonly phone: string | null
  /** The number in the message, if there is one. */
  readonly line: string | null
  readonly phoneProven: boolean
  readonly email: string | null
  readonly takenBy: string | null
  readonly takenByName: string | null
  readonly takenAt: Date | null
  readonly version: number
}

type Row = {
  readonly id: string
  readonly reference: string
  readonly topic: string
  readonly lang: Lang
  readonly state: MessageState
  readonly received_at: Date
  readonly body: string
  readonly body_unicode: string | null
  readonly was_zawgyi: boolean | null
  readonly name: string | null
  readonly phone: string | null
  readonly phone_proven: boolean
  readonly email: string | null
  readonly taken_by: string | null
  readonly taken_by_name: string | null
  readonly taken_at: Date | null
  readonly version: number
}

const toContact = (row: Row): ContactFound => ({
  id: row.id,
  reference: row.reference,
  topic: row.topic,
  lang: row.lang,
  state: row.state,
  receivedAt: row.received_at,
  body: row.body_unicode ?? row.body,
  bodyTyped: row.was_zawgyi ? row.body : null,
  name: row.name,
  phone: row.phone,
  line: parseMsisdn(row.phone ?? ''),
  phoneProven: row.phone_proven,
  email: row.email,
  takenBy: row.taken_by,
  takenByName: row.taken_by_name,
  takenAt: row.taken_at,
  version: row.version,
})

const CONTACT = sql`m.id, m.reference, m.topic, m.lang, m.state, m.received_at, m.body, m.body_unicode, m.was_zawgyi, m.name, m.phone,
  m.phone_proven, m.email, m.taken_by, s.name as taken_by_name, m.taken_at, m.version
  from contact_message m left join staff s on s.id = m.taken_by`

type Asked = {
  readonly state?: MessageState | undefined
  readonly topic?: string | undefined
  readonly takenBy?: string | undefined
  readonly oldestFirst: boolean
  readonly after: Key | null
  readonly limit: number
}

type Change = {
  readonly state: MessageState
  readonly takenBy: string | null
  readonly takenAt: Date | null
}

export const makeMessageStore = (tx: Tx) => ({
  async list({ state, topic, takenBy, oldestFirst, after, limit }: Asked): Promise<ContactFound[]> {
    const [order, beyond] = oldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
    const { rows } = await sql<Row>`select ${CONTACT} where true
      ${state === undefined ? sql`` : sql`and m.state = ${state}`}
      ${topic === undefined ? sql`` : sql`and m.topic = ${topic}`}
      ${takenBy === undefined ? sql`` : sql`and m.taken_by = ${takenBy}`}
      ${after === null ? sql`` : sql`and (m.received_at, m.id) ${beyond} (${after.at}, ${after.id}::uuid)`}
      order by m.received_at ${order}, m.id ${order} limit ${limit}`.execute(tx)
    return rows.map(toContact)
  },

  async find(id: string): Promise<ContactFound | null> {
    const { rows } = await sql<Row>`select ${CONTACT} where m.id = ${id}`.execute(tx)
    return rows[0] ? toContact(rows[0]) : null
  },

  /** Only if nobody changed it since it was read: of two concurrent changes one succeeds. */
  async change(id: string, version: number, { state, takenBy, takenAt }: Change): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`update contact_message set state = ${state}, taken_by = ${takenBy},
      taken_at = ${takenAt}, version = version + 1 where id = ${id} and version = ${version}`.execute(tx)
    return numAffectedRows > 0n
  },

  async keepAnswer(answer: {
    id: string
    messageId: string
    by: string
    template: string | null
    staffId: string
    at: Date
  }) {
    const { id, messageId, by, template, staffId, at } = answer
    await tx
      .insertInto('contact_answer')
      .values({ id, message_id: messageId, by_way: by, template, staff_id: staffId, at })
      .execute()
  },

  async answers(messageId: string) {
    const { rows } = await sql<{
      by: 'SMS' | 'EMAIL' | 'PHONE'
      template: string | null
      who: string | null
      at: Date
    }>`
      select a.by_way as by, a.template, s.name as who, a.at from contact_answer a left join staff s on s.id = a.staff_id
      where a.message_id = ${messageId} order by a.at`.execute(tx)
    return rows
  },
})
