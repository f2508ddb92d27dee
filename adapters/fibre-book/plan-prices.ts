import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import type { PlanPrice } from './make-bill.ts'

type PriceRow = { code: string; day: string; fee: number; tax: string }
type AddOnRow = { code: string; addOns: { id: string; monthlyFee: number }[] }

/** A plan's price on a day: the newest one that has begun by the end of that day. */
export type PlanPrices = (packageCode: string, day: string) => PlanPrice | null

/** All prices ever: few rows, read once for many contracts. */
export async function readPlanPrices(db: Database | Tx): Promise<PlanPrices> {
  const { rows: prices } = await sql<PriceRow>`
    select code, (valid_from at time zone 'Asia/Yangon')::date::text as day, monthly_fee as fee, tax_rate_pct as tax
      from fibre_price order by code, valid_from desc`.execute(db)
  const { rows: plans } = await sql<AddOnRow>`select code, add_ons as "addOns" from fibre_catalogue`.execute(
    db,
  )
  const byCode = Map.groupBy(prices, ({ code }) => code)
  const addOnsOf = new Map(
    plans.map(({ code, addOns }) => [
      code,
      addOns.map(({ id, monthlyFee }) => ({ id, monthlyKyat: monthlyFee })),
    ]),
  )
  return (packageCode, day) => {
    const held = byCode.get(packageCode)?.find((price) => price.day <= day)
    return held
      ? { monthlyKyat: held.fee, taxPct: Number(held.tax), addOns: addOnsOf.get(packageCode) ?? [] }
      : null
  }
}
