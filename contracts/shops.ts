import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Picture } from './content.ts'

export const SHOP_TYPES = ['FLAGSHIP', 'SHOWROOM', 'AGENT', 'TOPUP_POINT', 'FTTH_COUNTER'] as const
export const SHOP_SERVICES = [
  'SIM',
  'REGISTRATION',
  'TOPUP',
  'PACKAGES',
  'FIBRE',
  'BILLS',
  'DEVICES',
  'LOYALTY',
] as const

const clockTime = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))

/** Opening hours of one weekday, Yangon time; 0 is Sunday. A day without a row is closed. */
export const ShopHours = z.object({
  day: z.int().check(z.minimum(0), z.maximum(6)),
  open: clockTime,
  close: clockTime,
})

export const Shop = z.object({
  shopId: z.string(),
  name: z.string(),
  nameMm: z.string(),
  type: z.enum(SHOP_TYPES),
  address: z.string(),
  addressMm: z.string(),
  placeId: z.string(),
  township: z.string(),
  townshipMm: z.string(),
  lat: z.number(),
  lng: z.number(),
  phones: z.array(z.string()),
  hours: z.array(ShopHours),
  /** Dates, Yangon calendar. */
  holidayClosures: z.array(z.string()),
  services: z.array(z.enum(SHOP_SERVICES)),
  accessible: z.boolean(),
  picture: z.nullable(Picture),
})
export type Shop = z.infer<typeof Shop>

export const listShops = defineCall({
  id: 'listShops',
  base: 'findShop',
  method: 'GET',
  path: '/list',
  session: 'none',
  cacheable: true,
  query: z.object({ placeId: z.optional(z.string()), type: z.optional(z.enum(SHOP_TYPES)) }),
  result: z.array(Shop),
  summary: 'Shops, all or of one township or type; short enough to keep offline.',
})
