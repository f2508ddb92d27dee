import { sql } from 'kysely'
import { SLOTS, type SlotName, type Visit } from '#contracts/fibre-orders.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type Capacity = Readonly<Record<SlotName, number>>

/** Free visits per township and day. A day without a row has the usual capacity. */
export const makeSlotStore = (db: Database | Tx) => ({
  /** False when it is full; concurrent requests never exceed the capacity. */
  async take(township: string, { day, slot }: Visit, capacity: Capacity): Promise<boolean> {
    await sql`insert into install_slot (township, day, slot, capacity) values (${township}, ${day}, ${slot}, ${capacity[slot]})
      on conflict do nothing`.execute(db)
    const { numAffectedRows = 0n } = await sql`update install_slot set taken = taken + 1
      where township = ${township} and day = ${day} and slot = ${slot} and taken < capacity`.execute(db)
    return numAffectedRows > 0n
  },

  async giveBack(township: string, { day, slot }: Visit): Promise<void> {
    await sql`update install_slot set taken = taken - 1
      where township = ${township} and day = ${day} and slot = ${slot} and taken > 0`.execute(db)
  },

  /** Which of these days have free times, in order. */
  async free(township: string, days: readonly string[], capacity: Capacity): Promise<FreeDay[]> {
    const { rows } = await sql<{ day: string; slot: SlotName; free: boolean }>`
      select day::text as day, slot, taken < capacity as free from install_slot
       where township = ${township} and day = any(${[...days]}::date[])`.execute(db)
    const known = new Map(rows.map(({ day, slot, free }) => [`${day} ${slot}`, free]))
    return days.map((day) => ({
      day,
      slots: SLOTS.map((slot) => ({ slot, free: known.get(`${day} ${slot}`) ?? capacity[slot] > 0 })),
    }))
  },

  async setCapacity(township: string, { day, slot }: Visit, capacity: number): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      insert into install_slot (township, day, slot, capacity) values (${township}, ${day}, ${slot}, ${capacity})
      on conflict (township, day, slot) do update set capacity = excluded.capacity
       where install_slot.taken <= excluded.capacity`.execute(db)
    return numAffectedRows > 0n
  },
})

export type FreeDay = { day: string; slots: { slot: SlotName; free: boolean }[] }

/** The next free times as refusals list them: `2026-11-20 AM,2026-11-20 PM`. */
export const nextFree = (days: readonly FreeDay[], most = 3): string =>
  days
    .flatMap(({ day, slots }) => slots.filter(({ free }) => free).map(({ slot }) => `${day} ${slot}`))
    .slice(0, most)
    .join(',')
