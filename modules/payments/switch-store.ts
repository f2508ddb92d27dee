import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'

export type ChannelSwitch = {
  readonly channel: string
  readonly since: Date
  /** When it switches on again by itself; null once two people agreed. */
  readonly until: Date | null
  readonly staffId: string
  readonly why: string
}

/** Channels that staff switched off. */
export const makeSwitchStore = (db: Database | Tx) => ({
  async isOff(channel: string, now: Date): Promise<boolean> {
    const { rows } = await sql`select from payment_channel_switch where channel = ${channel}
      and (until is null or until > ${now})`.execute(db)
    return rows.length > 0
  },

  async off(now: Date): Promise<ChannelSwitch[]> {
    const rows = await db
      .selectFrom('payment_channel_switch')
      .selectAll()
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
      .execute()
    return rows.map((row) => ({
      channel: row.channel,
      since: row.off_since,
      until: row.until,
      staffId: row.staff_id,
      why: row.why,
    }))
  },

  /** Switches off from now on; one person cannot shorten what two agreed on. */
  async switchOff({ channel, since, until, staffId, why }: ChannelSwitch): Promise<void> {
    await sql`insert into payment_channel_switch (channel, off_since, until, staff_id, why)
      values (${channel}, ${since}, ${until}, ${staffId}, ${why})
      on conflict (channel) do update set off_since = excluded.off_since, until = excluded.until, staff_id = excluded.staff_id,
        why = excluded.why where payment_channel_switch.until is not null`.execute(db)
  },

  /** Two people agreed that it stays off. False when it had switched on again before. */
  async keepOff(channel: string, now: Date): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`update payment_channel_switch set until = null
      where channel = ${channel} and (until is null or until > ${now})`.execute(db)
    return numAffectedRows > 0n
  },

  async switchOn(channel: string): Promise<boolean> {
    const { numAffectedRows = 0n } =
      await sql`delete from payment_channel_switch where channel = ${channel}`.execute(db)
    return numAffectedRows > 0n
  },
})
