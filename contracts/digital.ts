import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'

export const DIGITAL_ACTIONS = ['REGISTER', 'LINK', 'SHARE_DATA', 'SHARE_VOICE', 'INFO'] as const

export const DigitalItem = z.object({
  id: z.string(),
  name: z.string(),
  nameMm: Mm,
  thumbnail: z.string(),
  shortText: z.string(),
  shortTextMm: Mm,
  action: z.enum(DIGITAL_ACTIONS),
  link: z.nullable(z.string()),
  /** Kyat per period, or null when it costs nothing. */
  price: z.nullable(z.int()),
  period: z.nullable(z.enum(['DAY', 'WEEK', 'MONTH'])),
  /** How to stop it, shown before anyone subscribes: on the card already. */
  stopCode: z.nullable(z.string()),
})
export type DigitalItem = z.infer<typeof DigitalItem>

export const DigitalGroup = z.object({
  id: z.string(),
  vasGroupName: z.string(),
  vasGroupNameMm: z.string(),
  vasPackage: z.array(DigitalItem),
})
export type DigitalGroup = z.infer<typeof DigitalGroup>

export const DigitalService = z.extend(DigitalItem, {
  groupId: z.string(),
  /** HTML, sanitised. */
  description: z.string(),
  descriptionMm: Mm,
  ussd: z.nullable(z.string()),
  storeLinks: z.object({
    android: z.nullable(z.string()),
    ios: z.nullable(z.string()),
    web: z.nullable(z.string()),
  }),
  screenshots: z.array(z.string()),
  /** How it is bought here; null when it is only had by code or elsewhere. */
  sale: z.nullable(
    z.object({
      /** The price holds the tax already, or it comes on top. */
      taxIncluded: z.boolean(),
      taxRatePct: z.number(),
      canRenew: z.boolean(),
    }),
  ),
})
export type DigitalService = z.infer<typeof DigitalService>

const byId = z.object({ id: z.string() })

export const getDigitalService = defineCall({
  id: 'getDigitalService',
  base: 'website',
  method: 'POST',
  path: '/get-digital-service',
  session: 'none',
  cacheable: true,
  result: z.array(DigitalGroup),
  summary: 'Digital services by group.',
})

export const getDigitalServiceDetail = defineCall({
  id: 'getDigitalServiceDetail',
  base: 'website',
  method: 'POST',
  path: '/get-digital-service-detail/:id',
  session: 'none',
  cacheable: true,
  params: byId,
  result: DigitalService,
  summary: 'One digital service.',
})

export const getRelatedService = defineCall({
  id: 'getRelatedService',
  base: 'website',
  method: 'POST',
  path: '/get-related-service/:id',
  session: 'none',
  cacheable: true,
  params: byId,
  result: z.array(z.pick(DigitalItem, { id: true, name: true, nameMm: true, thumbnail: true })),
  summary: 'At most six services of the same group, without the one asked for.',
})
