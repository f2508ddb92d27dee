import type { Database, Tx } from '#platform/db/database.ts'
import type { CatalogueFibre } from './stored-catalogue.ts'

export async function readFibreCatalogue(db: Database | Tx): Promise<CatalogueFibre[]> {
  const rows = await db.selectFrom('fibre_catalogue').selectAll().orderBy('sort').orderBy('code').execute()
  return rows.map((row) => ({
    code: row.code,
    speedMbpsDown: row.speed_mbps_down,
    speedMbpsUp: row.speed_mbps_up,
    fairUseGb: row.fair_use_gb,
    monthlyFee: row.monthly_fee,
    installFee: row.install_fee,
    deposit: row.deposit,
    contractMonths: row.contract_months,
    taxRatePct: Number(row.tax_rate_pct),
    prepay: row.prepay as CatalogueFibre['prepay'],
    addOns: row.add_ons as CatalogueFibre['addOns'],
    availablePlaceIds: row.available_place_ids ?? 'ALL',
    status: row.status as CatalogueFibre['status'],
    sort: row.sort,
  }))
}

export async function putFibrePackage(tx: Database | Tx, item: CatalogueFibre): Promise<void> {
  const row = {
    speed_mbps_down: item.speedMbpsDown,
    speed_mbps_up: item.speedMbpsUp,
    fair_use_gb: item.fairUseGb,
    monthly_fee: item.monthlyFee,
    install_fee: item.installFee,
    deposit: item.deposit,
    contract_months: item.contractMonths,
    tax_rate_pct: item.taxRatePct,
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
}
