import type { Database, Tx } from '#platform/db/database.ts'
import type { CataloguePackage } from './stored-catalogue.ts'

/** All packages with their dated prices, oldest first. */
export async function readCatalogue(db: Database | Tx): Promise<CataloguePackage[]> {
  const rows = await db.selectFrom('package_catalogue').selectAll().orderBy('sort').orderBy('code').execute()
  const prices = await db.selectFrom('package_price').selectAll().orderBy('valid_from').execute()
  const byCode = Map.groupBy(prices, (price) => price.code)
  return rows.map((row) => ({
    code: row.code,
    type: row.kind as CataloguePackage['type'],
    prices: (byCode.get(row.code) ?? []).map((price) => ({
      from: price.valid_from.toISOString(),
      price: price.price,
      listPrice: price.list_price,
    })),
    taxIncluded: row.tax_included,
    taxRatePct: Number(row.tax_rate_pct),
    validity: {
      value: row.validity_value,
      unit: row.validity_unit as CataloguePackage['validity']['unit'],
      endsAtMidnight: row.ends_at_midnight,
      ...(row.through_night && { throughNight: true }),
    },
    allowances: row.allowances as CataloguePackage['allowances'],
    autoRenewable: row.auto_renewable,
    giftable: row.giftable,
    registerable: row.registerable,
    shareable: row.shareable,
    overlap: row.overlap as CataloguePackage['overlap'],
    maxActive: row.max_active,
    eligibility: {
      payTypes: row.pay_types as CataloguePackage['eligibility']['payTypes'],
      minTenureDays: row.min_tenure_days,
      segments: row.segments,
    },
    channels: { ussd: row.ussd, smsKeyword: row.sms_keyword, smsTo: row.sms_to },
    stopCode: row.stop_code,
    pointsEarn: row.points_earn,
    pointsBonus: row.points_bonus,
    popularRank: row.popular_rank,
    zoneIds: row.zone_ids,
    saleFrom: row.sale_from.toISOString(),
    saleTo: row.sale_to?.toISOString() ?? null,
    status: row.status as CataloguePackage['status'],
    sort: row.sort,
  }))
}

/** Writes one product and its prices as given. A price that was once charged is never changed or removed. */
export async function putCataloguePackage(tx: Database | Tx, item: CataloguePackage): Promise<void> {
  const row = toRow(item)
  await tx
    .insertInto('package_catalogue')
    .values({ code: item.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
  await tx
    .insertInto('package_price')
    .values(
      item.prices.map(({ from, price, listPrice }) => ({
        code: item.code,
        valid_from: from,
        price,
        list_price: listPrice,
      })),
    )
    .onConflict((conflict) => conflict.columns(['code', 'valid_from']).doNothing())
    .execute()
}

const toRow = (item: CataloguePackage) => ({
  kind: item.type,
  tax_included: item.taxIncluded,
  tax_rate_pct: item.taxRatePct,
  validity_value: item.validity.value,
  validity_unit: item.validity.unit,
  ends_at_midnight: item.validity.endsAtMidnight,
  through_night: item.validity.throughNight === true,
  allowances: JSON.stringify(item.allowances),
  auto_renewable: item.autoRenewable,
  giftable: item.giftable,
  registerable: item.registerable,
  shareable: item.shareable,
  overlap: item.overlap,
  max_active: item.maxActive,
  pay_types: item.eligibility.payTypes,
  min_tenure_days: item.eligibility.minTenureDays,
  segments: item.eligibility.segments,
  ussd: item.channels.ussd,
  sms_keyword: item.channels.smsKeyword,
  sms_to: item.channels.smsTo,
  stop_code: item.stopCode,
  points_earn: item.pointsEarn,
  points_bonus: item.pointsBonus,
  popular_rank: item.popularRank,
  zone_ids: item.zoneIds,
  sale_from: item.saleFrom,
  sale_to: item.saleTo,
  status: item.status,
  sort: item.sort,
})
