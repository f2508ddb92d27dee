import { describe, expect, it } from 'vitest'
import type { Shop } from '#contracts/shops.ts'
import { readings } from '#language/zawgyi.ts'
import { formatDistance, kilometresBetween } from '../../position/distance.ts'
import { around, findShops, type FoundShop } from './find-shops.ts'
import { hiddenCount, isFiltered, NO_FILTERS, readFilters, writeFilters } from './shop-filters.ts'

const shop = (shopId: string, more: Partial<Shop> = {}): Shop => ({
  shopId,
  name: shopId,
  nameMm: shopId,
  type: 'SHOWROOM',
  address: '',
  addressMm: '',
  placeId: 'tsp-hlaing',
  regionId: 'region-yangon',
  township: '',
  townshipMm: '',
  lat: 16.8,
  lng: 96.1,
  phones: [],
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, open: '09:00', close: '18:00' })),
  holidayClosures: [],
  closedUntil: null,
  closedNote: '',
  closedNoteMm: null,
  services: ['SIM'],
  accessible: true,
  bring: '',
  bringMm: null,
  checkedAt: null,
  picture: null,
  ...more,
})

const hlaing = shop('hlaing', {
  name: 'Yangon, Hlaing',
  nameMm: 'ရန်ကုန် လှိုင်ဆိုင်',
  township: 'Hlaing',
  townshipMm: 'လှိုင်',
  address: 'No. 42, Insein Road',
  addressMm: 'အမှတ် 42၊ အင်းစိန်လမ်း',
  lat: 16.8471,
  lng: 96.1268,
  services: ['SIM', 'FIBRE'],
})
const mandalay = shop('mandalay', {
  name: 'Mandalay, 78th Street',
  nameMm: 'မန္တလေး 78 လမ်း',
  township: 'Chanayethazan',
  townshipMm: 'ချမ်းအေးသာစံ',
  regionId: 'region-mandalay',
  type: 'FLAGSHIP',
  lat: 21.9766,
  lng: 96.084,
  hours: [],
})
const all = [mandalay, hlaing]

/** A Monday at noon in Yangon. */
const NOON = Date.parse('2026-11-16T12:00:00+06:30')
const find = (wishes: Partial<typeof NO_FILTERS> = {}, words: readonly string[] = ['']) =>
  findShops(all, { filters: { ...NO_FILTERS, ...wishes }, readings: words, now: NOON, from: null }).map(
    ({ shop: { shopId } }) => shopId,
  )

describe('finding shops', () => {
  it('without a wish finds all, in the order of the editors', () =>
    expect(find()).toEqual(['mandalay', 'hlaing']))

  it.each([
    ['a name', 'hlai'],
    ['a name in Burmese', 'လှိုင်'],
    ['a township', 'Hlaing'],
    ['an address', 'insein road'],
    ['an address in Burmese', 'အင်းစိန်'],
    ['a house number in Burmese digits', '၄၂'],
  ])('by %s', (_, words) => expect(find({}, [words])).toEqual(['hlaing']))

  it('by Zawgyi', () => expect(find({}, readings('မႏၲေလး'))).toEqual(['mandalay']))

  it('words that fit nothing find nothing', () => expect(find({}, ['Bangkok'])).toEqual([]))

  it.each([
    ['service', { service: 'FIBRE' } as const, ['hlaing']],
    ['kind', { type: 'FLAGSHIP' } as const, ['mandalay']],
    ['region', { region: 'region-mandalay' }, ['mandalay']],
    ['open now', { openNow: true }, ['hlaing']],
    ['all together', { service: 'FIBRE', openNow: true, region: 'region-yangon' } as const, ['hlaing']],
  ])('by %s', (_, wishes, expected) => expect(find(wishes)).toEqual(expected))

  it('nearest first where we know from where', () => {
    const found = findShops(all, {
      filters: NO_FILTERS,
      readings: [],
      now: NOON,
      from: { lat: 16.8, lng: 96.1 },
    })
    expect(found.map(({ shop: { shopId } }) => shopId)).toEqual(['hlaing', 'mandalay'])
    expect(found[0]?.km).toBeCloseTo(5.96, 1)
  })
})

describe('the radius', () => {
  const at = (...distances: number[]): FoundShop[] => distances.map((km) => ({ shop: hlaing, km }))
  it.each([
    ['five kilometres when there is one', at(2, 4, 12), 5, { radiusKm: 5, wider: 20, count: 2 }],
    ['widens by itself while nothing is there', at(12, 45), 5, { radiusKm: 20, wider: 50, count: 1 }],
    ['and again', at(45), 5, { radiusKm: 50, wider: null, count: 1 }],
    ['as asked for', at(2, 12, 45), 20, { radiusKm: 20, wider: 50, count: 2 }],
    ['wider only where it shows more', at(2, 45), 5, { radiusKm: 5, wider: 50, count: 1 }],
    ['beyond the widest, the nearest few', at(62, 70, 90, 120), 5, { radiusKm: null, wider: null, count: 3 }],
    ['nothing at all', [], 5, { radiusKm: null, wider: null, count: 0 }],
  ] as const)('%s', (_, found, asked, expected) => {
    const { shops, radiusKm, wider } = around(found, asked)
    expect({ radiusKm, wider, count: shops.length }).toEqual(expected)
  })
})

describe('distances', () => {
  it('are those of the globe', () => {
    expect(kilometresBetween({ lat: 16.8, lng: 96.15 }, { lat: 21.98, lng: 96.08 })).toBeCloseTo(576, 0)
    expect(kilometresBetween(hlaing, hlaing)).toBe(0)
  })
  it.each([
    [0.01, '50 m'],
    [0.34, '350 m'],
    [0.96, '1.0 km'],
    [3.84, '3.8 km'],
    [62.4, '62 km'],
  ])('%s km is said as %s', (km, said) => expect(formatDistance(km)).toBe(said))
})

describe('what is chosen stands in the address', () => {
  const chosen = {
    words: 'လှိုင်',
    type: 'AGENT',
    service: 'FIBRE',
    openNow: true,
    township: 'tsp-hlaing',
    region: 'region-yangon',
    shop: 'yangon-hlaing',
  } as const
  it('and comes back from there', () => expect(readFilters(writeFilters(chosen))).toEqual(chosen))
  it('nothing chosen leaves no trace', () => expect(writeFilters(NO_FILTERS)).toBe(''))
  it('what nobody knows is left out', () => {
    expect(readFilters('type=PALACE&service=MAGIC&open=yes&township=<b>&near=1')).toEqual(NO_FILTERS)
  })
  it('an open sheet is no filter', () => {
    expect(isFiltered({ ...NO_FILTERS, shop: 'x' })).toBe(false)
    expect(isFiltered({ ...NO_FILTERS, openNow: true })).toBe(true)
    expect(hiddenCount(chosen)).toBe(2)
  })
})
