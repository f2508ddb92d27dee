import { sql } from 'kysely'
import { SLOTS, type SlotName, type Visit } from '#contracts/fibre-orders.ts'
import type { Database, Tx } from '#platform/db/database.ts'

export type Capacity = Readonly<Record<SlotName, number>>

async function putRow(db: Database | Tx, township: string, { day, slot }: Visit, capacity: Capacity) {
  await sql`insert into install_slot (township, day, slot, capacity) values (${township}, ${day}, ${slot}, ${capacity[slot]})
    on conflict do nothing`.execute(db)
}

async function fill(db: Database | Tx, township: string, { day, slot }: Visit): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update install_slot set taken = taken + 1
    where township = ${township} and day = ${day} and slot = ${slot} and taken < capacity`.execute(db)
  return numAffectedRows > 0n
}

async function empty(db: Database | Tx, township: string, { day, slot }: Visit): Promise<void> {
  await sql`update install_slot set taken = taken - 1
    where township = ${township} and day = ${day} and slot = ${slot} and taken > 0`.execute(db)
}

/** Free visits per township and day. A day without a row has the usual capacity. */
export const makeSlotStore = (db: Database | Tx) => ({
  /** False when it is full; concurrent requests never exceed the capacity. */
  async take(township: string, visit: Visit, capacity: Capacity): Promise<boolean> {
    await putRow(db, township, visit, capacity)
    return fill(db, township, visit)
  },

  giveBack: (township: string, visit: Visit): Promise<void> => empty(db, township, visit),

  /** From one time to another; false when that is full. Both are locked first, in one order: two may change places at once. */
  async move(township: string, [from, to]: readonly [Visit, Visit], capacity: Capacity): Promise<boolean> {
    await putRow(db, township, to, capacity)
    await sql`select from install_slot where township = ${township}
        and (day, slot) in ((${from.day}::date, ${from.slot}), (${to.day}::date, ${to.slot}))
      order by day, slot for update`.execute(db)
    if (!(await fill(db, township, to))) return false
    await empty(db, township, from)
    return true
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
