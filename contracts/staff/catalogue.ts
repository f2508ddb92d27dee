import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Kyat } from '../money.ts'
import { keyPaging, pageOf } from './key-paging.ts'
import { Grounds, Made, OpenProposal } from './proposals.ts'
import { EVERYBODY } from './roles.ts'

const moment = z.iso.datetime({ offset: true })

const Dated = z.object({ kyat: z.int(), from: z.string(), setBy: z.nullable(z.string()) })

export const listPrices = defineCall({
  id: 'listPrices',
  base: 'office',
  method: 'POST',
  path: '/catalogue/prices',
  session: 'staff',
  staff: EVERYBODY,
  body: z.object({ text: z.optional(z.string().check(z.trim(), z.maxLength(60))), ...keyPaging }),
  result: pageOf(
    z.object({
      product: z.string(),
      name: z.string(),
      nameMm: z.nullable(z.string()),
      family: z.string(),
      onSale: z.boolean(),
      now: z.nullable(Dated),
      /** Announced and not yet begun, the next first. */
      next: z.array(Dated),
      before: z.array(Dated),
      proposal: OpenProposal,
    }),
  ),
  summary: 'Prices of mobile packages: what holds now, from when, what follows, what held.',
})

export const proposePrice = defineCall({
  id: 'proposePrice',
  base: 'office',
  method: 'POST',
  path: '/catalogue/prices/:product/propose',
  session: 'staff',
  changes: true,
  staff: ['CATALOG'],
  params: z.object({ product: z.string().check(z.regex(/^[\w.-]{1,60}$/)) }),
  body: z.object({ kyat: Kyat, from: moment, ...Grounds }),
  result: Made,
  summary: 'Another price from a moment on. Never from one that is over: FROM_IS_OVER.',
})

export const listRules = defineCall({
  id: 'listRules',
  base: 'office',
  method: 'GET',
  path: '/catalogue/rules',
  session: 'staff',
  staff: EVERYBODY,
  result: z.array(
    z.object({
      key: z.string(),
      now: z.object({ value: z.unknown(), from: z.string(), setBy: z.string() }),
      next: z.array(z.object({ value: z.unknown(), from: z.string(), setBy: z.string() })),
      before: z.array(z.object({ value: z.unknown(), from: z.string(), setBy: z.string() })),
      proposal: OpenProposal,
    }),
  ),
  summary: 'Every limit, tax and time: what holds now, from when, what follows, what held.',
})

export const proposeRule = defineCall({
  id: 'proposeRule',
  base: 'office',
  method: 'POST',
  path: '/catalogue/rules/:key/propose',
  session: 'staff',
  changes: true,
  staff: ['CATALOG', 'RISK'],
  params: z.object({ key: z.string().check(z.regex(/^[\w.]{1,60}$/)) }),
  body: z.object({ value: z.record(z.string(), z.unknown()), from: moment, ...Grounds }),
  result: Made,
  summary: 'Another rule from a moment on. One that is not of its shape is refused with its fields.',
})

export const listOffers = defineCall({
  id: 'listOffers',
  base: 'office',
  method: 'POST',
  path: '/catalogue/offers',
  session: 'staff',
  staff: EVERYBODY,
  body: z.object({ ...keyPaging }),
  result: pageOf(
    z.object({
      code: z.string(),
      product: z.string(),
      from: z.string(),
      to: z.string(),
      kyat: z.nullable(z.int()),
      bonus: z.array(z.unknown()),
      oncePerLine: z.boolean(),
      most: z.nullable(z.int()),
      usedUpAt: z.nullable(z.string()),
    }),
  ),
  summary: 'Offers and their windows, newest first.',
})

export const proposeOffer = defineCall({
  id: 'proposeOffer',
  base: 'office',
  method: 'POST',
  path: '/catalogue/offers/propose',
  session: 'staff',
  changes: true,
  staff: ['CATALOG'],
  body: z.object({
    code: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    product: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
    kyat: Kyat,
    from: moment,
    to: moment,
    ...Grounds,
  }),
  result: Made,
  summary: 'A lower price of one product for a while, under a code that posts can name.',
})
