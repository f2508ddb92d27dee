import {
  aDigitalGroup,
  aDigitalService,
  aDocument,
  aVasGroup,
  fibreWords,
  packageWords,
} from '#modules/content/stored.builder.ts'
import { CatalogueFibre } from '#modules/fibre/index.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { anOffer } from '#modules/packages/offer.builder.ts'
import { seedOf } from './test-content-app.ts'

/** 1,000 kyat each: one that extends, ones that run in parallel, replace and block, an expensive one, a subscription. */
const products = [
  aProduct('WEEK', { autoRenewable: true, shareable: true }),
  aProduct('TALK', {
    shareable: true,
    allowances: [
      { unit: 'MIN', value: 100, scope: 'ONNET' },
      { unit: 'MB', value: 300, scope: 'NIGHT' },
    ],
  }),
  aProduct('BIG', {
    shareable: true,
    overlap: 'STACK_PARALLEL',
    maxActive: 20,
    allowances: [{ unit: 'MB', value: 8_192, scope: 'ANY' }],
  }),
  aProduct('BESIDE', { overlap: 'STACK_PARALLEL', maxActive: 2 }),
  aProduct('INSTEAD', { overlap: 'REPLACE', autoRenewable: true }),
  aProduct('TODAY', { autoRenewable: true, validity: { value: 1, unit: 'DAY', endsAtMidnight: true } }),
  aProduct('ALONE', { overlap: 'BLOCK', giftable: false }),
  aProduct('DEAR', { price: 12_000 }),
  aProduct('HALF', { price: 4_999, overlap: 'STACK_PARALLEL', maxActive: 20 }),
  aProduct('OLD-HANDS', { eligibility: { payTypes: ['PREPAID'], minTenureDays: 400, segments: [] } }),
  aProduct('WEEK-OFFERED', { autoRenewable: true, overlap: 'STACK_PARALLEL', maxActive: 20 }),
  aProduct('MORE-OFFERED', { shareable: true, overlap: 'STACK_PARALLEL', maxActive: 20 }),
  aProduct('FIRST-OFFERED', { overlap: 'STACK_PARALLEL', maxActive: 20 }),
  aProduct('MUSIC', { type: 'DIGITAL', autoRenewable: true, stopCode: 'STOP', price: 99, allowances: [] }),
]

/** From yesterday to tomorrow: a lower price once, more data, and three pieces in all. */
export const offersAround = (now: Date) => [
  anOffer(now, 'ONCE', { product: 'WEEK-OFFERED', price: 700 }, { oncePerLine: true }),
  anOffer(now, 'MORE', { product: 'MORE-OFFERED', bonus: [{ unit: 'MB', value: 512, scope: 'ANY' }] }),
  anOffer(now, 'FIRST', { product: 'FIRST-OFFERED', price: 500 }, { oncePerLine: true, most: 3 }),
]

const aPlan = (code: string, monthlyFee: number) =>
  CatalogueFibre.parse({
    code,
    speedMbpsDown: 40,
    speedMbpsUp: 20,
    prices: [{ from: '2024-01-01T00:00:00+06:30', monthlyFee, installFee: 50_000, taxRatePct: 15 }],
    prepay: [
      { months: 1, discountPct: 0, installWaived: false },
      { months: 3, discountPct: 3, installWaived: false },
      { months: 6, discountPct: 7, installWaived: true },
      { months: 12, discountPct: 15, installWaived: true },
    ],
    addOns: [{ id: 'extra-wifi', name: 'Extra Wi-Fi', nameMm: null, monthlyFee: 4_000 }],
  })

const aPlace = (id: string, coverage: 'FULL' | 'PARTIAL' | 'NONE') =>
  aDocument('place', id, {
    parentId: null,
    level: 'TOWNSHIP',
    name: id,
    nameMm: id,
    coverage,
    lat: 16.8,
    lng: 96.13,
  })

export const site = seedOf(
  [
    fibreWords('F40'),
    fibreWords('F60'),
    aPlace('sanchaung', 'FULL'),
    aPlace('dagon', 'PARTIAL'),
    aPlace('kawhmu', 'NONE'),
    aVasGroup('data'),
    ...products
      .filter(({ type: kind }) => kind !== 'DIGITAL')
      .map(({ code }) => packageWords(code, { groupId: 'data', name: `Pack ${code}`, nameMm: null })),
    aDigitalGroup('fun'),
    aDigitalService('music', { groupId: 'fun', productCode: 'MUSIC', action: 'REGISTER' }),
  ],
  { packages: products, fibre: [aPlan('F40', 42_000), aPlan('F60', 55_000)] },
)
