import type { RoamRate } from '#contracts/international.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { daysOf, totalOf } from '../../catalogue/package-words.ts'

/** What somebody expects to use. Everything but the days is per day. */
export type Trip = {
  readonly days: number
  readonly minutesLocal: number
  readonly minutesHome: number
  readonly minutesIn: number
  readonly sms: number
  readonly megabytes: number
}

export type PackCost = {
  readonly pack: VasPackage
  /** How often it is bought, so that it lasts until the last day. */
  readonly times: number
  readonly packsKyat: number
  /** What the pack does not cover, at the plain rate. */
  readonly restKyat: number
  readonly totalKyat: number
}

export type TripCost = {
  readonly plainKyat: number
  /** Null when no pack is cheaper than none: then the honest advice is to buy none. */
  readonly best: PackCost | null
  readonly savedKyat: number
}

type Used = Omit<Trip, 'days'>

const wholeTrip = ({ days, ...perDay }: Trip): Used => ({
  minutesLocal: perDay.minutesLocal * days,
  minutesHome: perDay.minutesHome * days,
  minutesIn: perDay.minutesIn * days,
  sms: perDay.sms * days,
  megabytes: perDay.megabytes * days,
})

const plainCost = (rate: RoamRate, used: Used): number =>
  used.minutesLocal * rate.callLocalPerMin +
  used.minutesHome * rate.callHomePerMin +
  used.minutesIn * rate.receivePerMin +
  used.sms * rate.smsEach +
  used.megabytes * rate.dataPerMb

/** A pack's minutes are for calling home and answering; the dearer calls take them first. */
export function withPack(pack: VasPackage, rate: RoamRate, trip: Trip): PackCost {
  const times = Math.max(1, Math.ceil(trip.days / Math.max(1, daysOf(pack.validity))))
  const used = wholeTrip(trip)
  const given = (unit: 'MB' | 'MIN' | 'SMS') => totalOf(pack.allowances, unit) * times
  const homePaid = Math.max(0, used.minutesHome - given('MIN'))
  const minutesLeft = Math.max(0, given('MIN') - used.minutesHome)
  const restKyat = plainCost(rate, {
    minutesLocal: used.minutesLocal,
    minutesHome: homePaid,
    minutesIn: Math.max(0, used.minutesIn - minutesLeft),
    sms: Math.max(0, used.sms - given('SMS')),
    megabytes: Math.max(0, used.megabytes - given('MB')),
  })
  const packsKyat = pack.price * times
  return { pack, times, packsKyat, restKyat, totalKyat: packsKyat + restKyat }
}

export function tripCost(rate: RoamRate, packs: readonly VasPackage[], trip: Trip): TripCost {
  const plainKyat = plainCost(rate, wholeTrip(trip))
  const [cheapest] = packs.map((pack) => withPack(pack, rate, trip)).sort((a, b) => a.totalKyat - b.totalKyat)
  const best = cheapest && cheapest.totalKyat < plainKyat ? cheapest : null
  return { plainKyat, best, savedKyat: best ? plainKyat - best.totalKyat : 0 }
}
