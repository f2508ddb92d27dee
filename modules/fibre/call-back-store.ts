import { sql } from 'kysely'
import type { Lang } from '#contracts/language.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type Wish = {
  readonly fullName: string
  readonly contactPhone: string
  readonly email?: string | undefined
  readonly placeId: string
  readonly address?: string | undefined
  readonly packageId?: string | undefined
  readonly preferredContact: 'CALL' | 'SMS' | 'VIBER'
  readonly note?: string | undefined
  readonly captchaToken: string
}

type New = {
  readonly id: string
  readonly reference: string
  readonly sameKey: string
  readonly line: string
  readonly wish: Omit<Wish, 'captchaToken' | 'contactPhone'>
  readonly lang: Lang
  readonly now: Date
}

export const makeCallBackStore = (db: Database | Tx) => ({
  /** The one of before, where there is one. */
  async keep({
    id,
    reference,
    sameKey,
    line,
    wish,
    lang,
    now,
  }: New): Promise<{ id: string; reference: string }> {
    const { rows } = await sql<{ id: string; reference: string }>`
      insert into fibre_call_back (id, reference, same_key, full_name, line, email, place_id, address, package_code, preferred,
        note, lang, received_at)
      values (${id}, ${reference}, ${sameKey}, ${wish.fullName}, ${line}, ${wish.email ?? null}, ${wish.placeId},
        ${wish.address ?? null}, ${wish.packageId ?? null}, ${wish.preferredContact}, ${wish.note ?? null}, ${lang}, ${now})
      on conflict (same_key) do nothing returning id, reference`.execute(db)
    if (rows[0]) return rows[0]
    const before = await db
      .selectFrom('fibre_call_back')
      .select(['id', 'reference'])
      .where('same_key', '=', sameKey)
      .executeTakeFirstOrThrow()
    return before
  },

  async ofLine(line: string) {
    return db
      .selectFrom('fibre_call_back')
      .select(['reference', 'full_name', 'email', 'place_id', 'address', 'note', 'received_at'])
      .where('line', '=', line)
      .execute()
  },
})
