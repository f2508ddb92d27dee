import { describe, expect, it } from 'vitest'
import type { RoamRate } from '#contracts/international.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { tripCost, withPack, type Trip } from './roam-cost.ts'

const rate: RoamRate = {
  partner: 'Siam Mobile',
  networks: ['4G'],
  callLocalPerMin: 490,
  callHomePerMin: 690,
  receivePerMin: 290,
  smsEach: 190,
  dataPerMb: 39,
}

const pack = (price: number, days: number, megabytes: number, minutes = 0) =>
  ({
    price,
    validity: { value: days, unit: 'DAY', endsAtMidnight: false },
    allowances: [
      { unit: 'MB', value: megabytes, scope: 'ROAM' },
      ...(minutes > 0 ? [{ unit: 'MIN', value: minutes, scope: 'ROAM' }] : []),
    ],
  }) as unknown as VasPackage

const trip = (wish: Partial<Trip>): Trip => ({
  days: 3,
  minutesLocal: 0,
  minutesHome: 0,
  minutesIn: 0,
  sms: 0,
  megabytes: 0,
  ...wish,
})

describe('what a trip costs', () => {
  it('without a pack every minute, SMS and MB counts for every day', () => {
    const all = trip({ minutesLocal: 1, minutesHome: 1, minutesIn: 1, sms: 1, megabytes: 1 })
    expect(tripCost(rate, [], all)).toEqual({
      plainKyat: 3 * (490 + 690 + 290 + 190 + 39),
      best: null,
      savedKyat: 0,
    })
  })

  it('a pack covers its data, and what is beyond it costs the plain rate again', () => {
    expect(withPack(pack(4900, 3, 500), rate, trip({ megabytes: 200 }))).toMatchObject({
      times: 1,
      packsKyat: 4900,
      restKyat: 100 * 39,
      totalKyat: 4900 + 3900,
    })
  })

  it('a longer trip needs the pack more than once', () => {
    expect(withPack(pack(4900, 3, 500), rate, trip({ days: 4 }))).toMatchObject({ times: 2, packsKyat: 9800 })
    expect(withPack(pack(4900, 3, 500), rate, trip({ days: 3 })).times).toBe(1)
  })

  it('its minutes go to calls home first, then to answering, and never to calls within the country', () => {
    const calls = trip({ days: 1, minutesHome: 15, minutesIn: 10, minutesLocal: 2 })
    expect(withPack(pack(9900, 7, 1536, 20), rate, calls).restKyat).toBe(5 * 290 + 2 * 490)
    expect(withPack(pack(9900, 7, 1536, 10), rate, calls).restKyat).toBe(5 * 690 + 10 * 290 + 2 * 490)
  })

  it('the cheapest pack is advised, with what it saves', () => {
    const cheap = pack(4900, 3, 500)
    const result = tripCost(rate, [pack(24900, 10, 2048, 20), cheap], trip({ megabytes: 150 }))
    expect(result.best?.pack).toBe(cheap)
    expect(result.savedKyat).toBe(450 * 39 - 4900)
  })

  it('nobody is talked into a pack that costs more than none', () => {
    expect(tripCost(rate, [pack(4900, 3, 500)], trip({ megabytes: 10 }))).toEqual({
      plainKyat: 30 * 39,
      best: null,
      savedKyat: 0,
    })
  })
})
