import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { VasPackage } from './packages.ts'

export const RoamZone = z.object({ zoneId: z.string(), name: z.string(), nameMm: z.string() })
export type RoamZone = z.infer<typeof RoamZone>

export const ROAM_NETWORKS = ['2G', '3G', '4G', '5G'] as const

/** What one partner network abroad costs; whole kyat. */
export const RoamRate = z.object({
  partner: z.string(),
  networks: z.array(z.enum(ROAM_NETWORKS)),
  callLocalPerMin: z.int(),
  callHomePerMin: z.int(),
  receivePerMin: z.int(),
  smsEach: z.int(),
  dataPerMb: z.int(),
})
export type RoamRate = z.infer<typeof RoamRate>

/** ISO 3166-1, two letters. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/))

export const RoamCountry = z.object({ country, name: z.string(), nameMm: z.string(), zoneId: z.string() })
export type RoamCountry = z.infer<typeof RoamCountry>

export const getRoamingCountries = defineCall({
  id: 'getRoamingCountries',
  base: 'website',
  method: 'GET',
  path: '/intl/roaming/countries',
  session: 'none',
  cacheable: true,
  result: z.array(RoamCountry),
  summary: 'Countries with a roaming partner, by English name.',
})

export const getRoaming = defineCall({
  id: 'getRoaming',
  base: 'website',
  method: 'GET',
  path: '/intl/roaming',
  session: 'none',
  cacheable: true,
  query: z.object({ country }),
  result: z.extend(RoamCountry, { zone: RoamZone, rates: z.array(RoamRate), packs: z.array(VasPackage) }),
  summary: 'Zone, partner networks, rates and packs of one country.',
})

export const IddRate = z.object({
  country,
  name: z.string(),
  nameMm: z.string(),
  dialCode: z.string(),
  /** How the call is counted, in seconds. */
  pulseSeconds: z.int(),
  prefixRates: z.array(z.object({ prefix: z.string(), perMin: z.int(), sms: z.int() })),
})
export type IddRate = z.infer<typeof IddRate>

export const getIdd = defineCall({
  id: 'getIdd',
  base: 'website',
  method: 'GET',
  path: '/intl/idd',
  session: 'none',
  cacheable: true,
  query: z.object({ q: z.optional(z.string().check(z.maxLength(40))) }),
  result: z.array(IddRate),
  summary: 'International call and SMS rates, all or by country name or dial code.',
})
