import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type PriceFound = {
  readonly product: string
  readonly kind: string
  readonly status: string
  readonly sale_from: Date
  readonly sale_to: Date | null
  readonly prices: { kyat: number; from: string; setBy: string | null }[]
  readonly proposal_id: string | null
  readonly proposal_kind: string | null
  readonly proposal_state: string | null
}

export type RuleFound = {
  readonly key: string
  readonly value: unknown
  readonly from: Date
  readonly set_by: string
}

const MARK = sql`q.id as proposal_id, q.kind as proposal_kind, q.state as proposal_state`

export const makeCatalogueReadModel = (tx: Tx) => ({
  /** Products by code; a few hundred at most. */
  async prices(codes: readonly string[] | null, after: string | null, limit: number): Promise<PriceFound[]> {
    const { rows } =
      await sql<PriceFound>`select c.code as product, c.kind, c.status, c.sale_from, c.sale_to, ${MARK},
        coalesce((select jsonb_agg(jsonb_build_object('kyat', p.price, 'from', p.valid_from, 'setBy', p.set_by) order by p.valid_from desc)
          from package_price p where p.code = c.code), '[]') as prices
      from package_catalogue c left join proposal q on q.thing = 'price:' || c.code and q.state in ('PROPOSED', 'APPROVED')
      where (${codes === null} or c.code = any(${[...(codes ?? [])]}))
        ${after === null ? sql`` : sql`and c.code > ${after}`} order by c.code limit ${limit}`.execute(tx)
    return rows
  },

  async rules(): Promise<RuleFound[]> {
    const { rows } =
      await sql<RuleFound>`select key, value, valid_from as "from", set_by from rule order by key, valid_from desc`.execute(
        tx,
      )
    return rows
  },

  async ruleMarks() {
    const { rows } = await sql<{
      thing: string
      proposal_id: string
      proposal_kind: string
      proposal_state: string
    }>`select q.thing,
      ${MARK} from proposal q where q.kind = 'RULE' and q.state in ('PROPOSED', 'APPROVED')`.execute(tx)
    return rows
  },

  async offers(after: { at: Date; key: string } | null, limit: number) {
    const { rows } = await sql<{
      code: string
      product: string
      starts_at: Date
      ends_at: Date
      price: number | null
      bonus: unknown[]
      once_per_line: boolean
      most: number | null
      used_up_at: Date | null
    }>`select w.code, w.product, w.starts_at, w.ends_at, w.price, w.bonus, o.once_per_line, o.most, o.used_up_at
      from package_offer_window w join package_offer o on o.code = w.code
      where true ${after === null ? sql`` : sql`and (w.starts_at, w.code || ' ' || w.product) < (${after.at}, ${after.key})`}
      order by w.starts_at desc, w.code || ' ' || w.product desc limit ${limit}`.execute(tx)
    return rows
  },
})
