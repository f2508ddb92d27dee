import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Picture } from './content.ts'
import { Mm } from './language.ts'
import { SHOP_SERVICES } from './shop-services.ts'

export const SHOP_TYPES = ['FLAGSHIP', 'SHOWROOM', 'AGENT', 'TOPUP_POINT', 'FTTH_COUNTER'] as const

const opens = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))
const closes = z.string().check(z.regex(/^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/))

/** One span of a weekday, Yangon time; 0 is Sunday. A day may have several; a day without one is closed. */
export const ShopHours = z.object({
  day: z.int().check(z.minimum(0), z.maximum(6)),
  open: opens,
  close: closes,
})

export const Shop = z.object({
  shopId: z.string(),
  name: z.string(),
  nameMm: z.string(),
  type: z.enum(SHOP_TYPES),
  address: z.string(),
  addressMm: z.string(),
  placeId: z.string(),
  /** The state or region that the place lies in. */
  regionId: z.nullable(z.string()),
  township: z.string(),
  townshipMm: z.string(),
  lat: z.number(),
  lng: z.number(),
  phones: z.array(z.string()),
  hours: z.array(ShopHours),
  /** Dates, Yangon calendar. */
  holidayClosures: z.array(z.string()),
  /** Closed for a while: the first day on which it is open again, and why, in words. */
  closedUntil: z.nullable(z.string()),
  closedNote: z.string(),
  closedNoteMm: Mm,
  services: z.array(z.enum(SHOP_SERVICES)),
  accessible: z.boolean(),
  /** What to bring along; empty when nothing in particular. */
  bring: z.string(),
  bringMm: Mm,
  /** The day on which somebody last looked whether all this is true. */
  checkedAt: z.nullable(z.string()),
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
