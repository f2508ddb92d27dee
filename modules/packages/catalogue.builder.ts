import { CataloguePackage } from './stored-catalogue.ts'

/** A product for tests: 1,000 kyat, 1 GB, seven days, on sale for a long time. */
export const aProduct = (
  code: string,
  rest: Partial<CataloguePackage> & { price?: number } = {},
): CataloguePackage => {
  const { price = 1_000, ...overrides } = rest
  return CataloguePackage.parse({
    code,
    type: 'DATA',
    prices: [{ from: '2025-01-01T00:00:00Z', price }],
    validity: { value: 7, unit: 'DAY', endsAtMidnight: true },
    allowances: [{ unit: 'MB', value: 1_024, scope: 'ANY' }],
    autoRenewable: false,
    giftable: true,
    shareable: false,
    overlap: 'STACK_EXTEND',
    channels: { ussd: null, smsKeyword: null, smsTo: null },
    pointsEarn: 10,
    pointsBonus: 0,
    saleFrom: '2025-01-01T00:00:00Z',
    ...overrides,
  })
}
