import type { Tx } from '#platform/db/database.ts'

export type KeptView = {
  readonly id: string
  readonly staffId: string
  readonly list: string
  readonly name: string
  readonly filter: Readonly<Record<string, string | boolean>>
  readonly now: Date
}

const MOST_VIEWS = 50

export const makeViewStore = (tx: Tx) => ({
  async list(staffId: string): Promise<Omit<KeptView, 'staffId' | 'now'>[]> {
    const rows = await tx
      .selectFrom('staff_view')
      .select(['id', 'list', 'name', 'filter'])
      .where('staff_id', '=', staffId)
      .orderBy('saved_at')
      .limit(MOST_VIEWS)
      .execute()
    return rows.map(({ id, list, name, filter }) => ({
      id,
      list,
      name,
      filter: filter as KeptView['filter'],
    }))
  },

  async keep({ id, staffId, list, name, filter, now }: KeptView): Promise<void> {
    await tx
      .insertInto('staff_view')
      .values({ id, staff_id: staffId, list, name, filter: JSON.stringify(filter), saved_at: now })
      .execute()
  },

  async remove(id: string, staffId: string): Promise<boolean> {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_view')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
})
