import { sql } from 'kysely'
import type { CallBackSubject } from '#contracts/call-backs.ts'
import type { CallTime } from '#contracts/call-times.ts'
import type { Lang } from '#contracts/language.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type Wish = {
  readonly subject: CallBackSubject
  readonly fullName: string
  readonly email?: string | undefined
  readonly placeId: string
  readonly address?: string | undefined
  readonly packageId?: string | undefined
  readonly preferredContact: 'CALL' | 'SMS' | 'VIBER'
  readonly callTime: CallTime
  readonly note?: string | undefined
}

export type Kept = { readonly id: string; readonly reference: string }

type New = Kept & {
  readonly sameKey: string
  readonly line: string
  readonly wish: Wish
  readonly lang: Lang
  readonly now: Date
}

export const makeCallBackStore = (db: Database | Tx) => ({
  /** Returns the earlier request when there is one. */
  async keep({ id, reference, sameKey, line, wish, lang, now }: New): Promise<Kept> {
    const { rows } = await sql<Kept>`
      insert into fibre_call_back (id, reference, same_key, subject, full_name, line, email, place_id, address, package_code, preferred,
        call_time, note, lang, received_at)
      values (${id}, ${reference}, ${sameKey}, ${wish.subject}, ${wish.fullName}, ${line}, ${wish.email ?? null}, ${wish.placeId},
        ${wish.address ?? null}, ${wish.packageId ?? null}, ${wish.preferredContact}, ${wish.callTime}, ${wish.note ?? null}, ${lang}, ${now})
      on conflict (same_key) do nothing returning id, reference`.execute(db)
    if (rows[0]) return rows[0]
    return db
      .selectFrom('fibre_call_back')
      .select(['id', 'reference'])
      .where('same_key', '=', sameKey)
      .executeTakeFirstOrThrow()
  },

  async ofLine(line: string) {
    return db
      .selectFrom('fibre_call_back')
      .select(['reference', 'subject', 'full_name', 'email', 'place_id', 'address', 'note', 'received_at'])
      .where('line', '=', line)
      .execute()
  },

  /** Called when the account of a number ends and when the number changes hands. */
  async forgetLine(line: string): Promise<void> {
    await db.deleteFrom('fibre_call_back').where('line', '=', line).execute()
  },

  async sweep(before: Date): Promise<void> {
    await db.deleteFrom('fibre_call_back').where('received_at', '<', before).execute()
  },
})
