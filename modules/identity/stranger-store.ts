import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

type KeptPardon = {
  readonly id: string
  readonly line: string
  readonly who: string
  readonly why: string
  readonly at: Date
}

/** Tells the owner of a number from strangers who only know it. */
export const makeStrangerStore = (db: Database | Tx) => ({
  /** Whether this key has signed in on the number before. */
  async isKnownDevice(number: string, device: Buffer): Promise<boolean> {
    const row = await db
      .selectFrom('device_key')
      .innerJoin('account', 'account.id', 'device_key.account_id')
      .select('device_key.thumbprint')
      .where('account.number', '=', number)
      .where('device_key.thumbprint', '=', device)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Resets what strangers have used up on this number. */
  async pardon(number: string): Promise<void> {
    await sql`select otp_pardon(${number})`.execute(db)
  },

  async keepPardon(pardon: KeptPardon): Promise<void> {
    await db.insertInto('number_pardon').values(pardon).execute()
  },
})
