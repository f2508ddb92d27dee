import type { Database, Tx } from '#platform/db/database.ts'
import type { CatalogueFibre } from './stored-catalogue.ts'

export async function readFibreCatalogue(db: Database | Tx): Promise<CatalogueFibre[]> {
  const rows = await db.selectFrom('fibre_catalogue').selectAll().orderBy('sort').orderBy('code').execute()
  const prices = await db.selectFrom('fibre_price').selectAll().orderBy('valid_from').execute()
  const byCode = Map.groupBy(prices, ({ code }) => code)
  return rows.map((row) => ({
    code: row.code,
    speedMbpsDown: row.speed_mbps_down,
    speedMbpsUp: row.speed_mbps_up,
    fairUseGb: row.fair_use_gb,
    prices: (byCode.get(row.code) ?? []).map((price) => ({
      from: price.valid_from.toISOString(),
      monthlyFee: price.monthly_fee,
      installFee: price.install_fee,
      taxRatePct: Number(price.tax_rate_pct),
    })),
    deposit: row.deposit,
    contractMonths: row.contract_months,
    prepay: row.prepay as CatalogueFibre['prepay'],
    addOns: row.add_ons as CatalogueFibre['addOns'],
    availablePlaceIds: row.available_place_ids ?? 'ALL',
    status: row.status as CatalogueFibre['status'],
    sort: row.sort,
  }))
}

/** Writes one plan and its prices as given. A price that was once charged is never changed or removed. */
export async function putFibrePackage(tx: Database | Tx, item: CatalogueFibre): Promise<void> {
  // The previous release knows only one price.
  const [first] = item.prices
  if (!first) throw new Error(`fibre ${item.code} has no price`)
  const row = {
    speed_mbps_down: item.speedMbpsDown,
    speed_mbps_up: item.speedMbpsUp,
    fair_use_gb: item.fairUseGb,
    monthly_fee: first.monthlyFee,
    install_fee: first.installFee,
    deposit: item.deposit,
    contract_months: item.contractMonths,
    tax_rate_pct: first.taxRatePct,
    prepay: JSON.stringify(item.prepay),
    add_ons: JSON.stringify(item.addOns),
    available_place_ids: item.availablePlaceIds === 'ALL' ? null : item.availablePlaceIds,
    status: item.status,
    sort: item.sort,
  }
  await tx
    .insertInto('fibre_catalogue')
    .values({ code: item.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
  await tx
    .insertInto('fibre_price')
    .values(
      item.prices.map(({ from, monthlyFee, installFee, taxRatePct }) => ({
        code: item.code,
        valid_from: from,
        monthly_fee: monthlyFee,
        install_fee: installFee,
        tax_rate_pct: taxRatePct,
      })),
    )
    .onConflict((conflict) => conflict.columns(['code', 'valid_from']).doNothing())
    .execute()
}
