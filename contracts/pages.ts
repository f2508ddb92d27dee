import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Picture } from './content.ts'
import { Mm } from './language.ts'
import { SHOPS_SHOWN } from './shop-services.ts'

/**
 * A static page is a list of blocks that editors arrange. Every text has its Burmese twin; an empty string means
 * "this block has none". Links are in-app (`#/top-up`, `#section`) or https, mailto, tel.
 */
const title = { title: z.string(), titleMm: Mm }
const text = { text: z.string(), textMm: Mm }
/** Where a section jump lands; empty when nothing links here. */
const anchor = { anchor: z._default(z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,40}$/))), '') }
const picture = { picture: z.nullable(Picture) }

export const PageAction = z.object({ label: z.string(), labelMm: Mm, link: z.string() })
export type PageAction = z.infer<typeof PageAction>

/** Names of the icon set in `ui/`. */
export const PAGE_ICONS = [
  'phone',
  'data',
  'voice',
  'sms',
  'wifi',
  'globe',
  'gift',
  'card',
  'wallet',
  'shield',
  'clock',
  'map',
  'people',
  'heart',
  'leaf',
  'star',
  'chart',
  'cloud',
  'server',
  'robot',
  'code',
  'book',
  'headset',
  'check',
  'lock',
  'bolt',
] as const

const TextBlock = z.object({ type: z.literal('text'), ...anchor, ...title, html: z.string(), htmlMm: Mm })
const NoticeBlock = z.object({
  type: z.literal('notice'),
  ...anchor,
  tone: z.enum(['INFO', 'WARNING']),
  ...title,
  ...text,
})
const FeaturesBlock = z.object({
  type: z.literal('features'),
  ...anchor,
  ...title,
  items: z.array(z.object({ icon: z.enum(PAGE_ICONS), ...title, ...text })),
})
const StepsBlock = z.object({
  type: z.literal('steps'),
  ...anchor,
  ...title,
  items: z.array(z.object({ ...title, ...text })),
})
const TableBlock = z.object({
  type: z.literal('table'),
  ...anchor,
  ...title,
  columns: z.array(z.object({ ...text, numeric: z.boolean() })),
  rows: z.array(z.array(z.object(text))),
  note: z.string(),
  noteMm: Mm,
})
const FaqBlock = z.object({
  type: z.literal('faq'),
  ...anchor,
  ...title,
  items: z.array(
    z.object({ question: z.string(), questionMm: Mm, answerHtml: z.string(), answerHtmlMm: Mm }),
  ),
})
const CtaBlock = z.object({
  type: z.literal('cta'),
  ...anchor,
  ...title,
  ...text,
  actions: z.array(PageAction),
})
const TimelineBlock = z.object({
  type: z.literal('timeline'),
  ...anchor,
  ...title,
  items: z.array(z.object({ when: z.string(), whenMm: Mm, ...title, ...text })),
})
const NumbersBlock = z.object({
  type: z.literal('numbers'),
  ...anchor,
  ...title,
  items: z.array(z.object({ value: z.string(), valueMm: Mm, label: z.string(), labelMm: Mm })),
})
const StoreLinksBlock = z.object({
  type: z.literal('storeLinks'),
  ...anchor,
  ...title,
  ...text,
  android: z.nullable(z.string()),
  ios: z.nullable(z.string()),
  web: z.nullable(z.string()),
  minimumAndroid: z.string(),
  version: z.string(),
  privacyLink: z.nullable(z.string()),
  deleteAccountLink: z.nullable(z.string()),
})
/** The newest posts of a category, fetched by the page itself. */
const PostsBlock = z.object({
  type: z.literal('posts'),
  ...anchor,
  ...title,
  categoryId: z.string(),
  count: z.int().check(z.minimum(1), z.maximum(10)),
})
/** A few shops, all or those with one service, fetched by the page itself. */
const ShopsBlock = z.object({
  type: z.literal('shops'),
  ...anchor,
  ...title,
  shops: z.enum(SHOPS_SHOWN),
  count: z.int().check(z.minimum(1), z.maximum(6)),
})
const HeroBlock = z.object({
  type: z.literal('hero'),
  ...anchor,
  ...title,
  ...text,
  ...picture,
  actions: z.array(PageAction),
})
const CardsBlock = z.object({
  type: z.literal('cards'),
  ...anchor,
  ...title,
  items: z.array(z.object({ ...title, ...text, ...picture, link: z.nullable(z.string()) })),
})
const GalleryBlock = z.object({
  type: z.literal('gallery'),
  ...anchor,
  ...title,
  items: z.array(z.object({ ...picture, caption: z.string(), captionMm: Mm })),
})
const PeopleBlock = z.object({
  type: z.literal('people'),
  ...anchor,
  ...title,
  items: z.array(z.object({ name: z.string(), nameMm: Mm, role: z.string(), roleMm: Mm, ...picture })),
})

/** Blocks that are stored exactly as they are answered; the others name their pictures when stored. */
export const PLAIN_BLOCKS = [
  TextBlock,
  NoticeBlock,
  FeaturesBlock,
  StepsBlock,
  TableBlock,
  FaqBlock,
  CtaBlock,
  TimelineBlock,
  NumbersBlock,
  StoreLinksBlock,
  PostsBlock,
  ShopsBlock,
] as const

export const PageBlock = z.discriminatedUnion('type', [
  ...PLAIN_BLOCKS,
  HeroBlock,
  CardsBlock,
  GalleryBlock,
  PeopleBlock,
])
export type PageBlock = z.infer<typeof PageBlock>

export const PAGE_AUDIENCES = ['PUBLIC', 'PARTNERS', 'STAFF'] as const

export const Page = z.object({
  slug: z.string(),
  ...title,
  description: z.string(),
  descriptionMm: Mm,
  /** Who the thing on the page is for; the page itself is always public. */
  audience: z.enum(PAGE_AUDIENCES),
  updatedOn: z.string(),
  blocks: z.array(PageBlock),
})
export type Page = z.infer<typeof Page>

export const getPage = defineCall({
  id: 'getPage',
  base: 'website',
  method: 'GET',
  path: '/get-page/:slug',
  session: 'none',
  cacheable: true,
  params: z.object({ slug: z.string() }),
  result: Page,
  summary: 'One static page as blocks.',
})

export const Job = z.object({
  id: z.string(),
  ...title,
  place: z.string(),
  placeMm: Mm,
  department: z.string(),
  departmentMm: Mm,
  type: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP']),
  postedOn: z.string(),
  closesOn: z.string(),
  description: z.string(),
  descriptionMm: Mm,
})
export type Job = z.infer<typeof Job>

export const getJobs = defineCall({
  id: 'getJobs',
  base: 'website',
  method: 'GET',
  path: '/get-jobs',
  session: 'none',
  cacheable: true,
  result: z.array(z.omit(Job, { description: true, descriptionMm: true })),
  summary: 'Open jobs, the next to close first.',
})

export const getJobDetail = defineCall({
  id: 'getJobDetail',
  base: 'website',
  method: 'GET',
  path: '/get-job-detail/:id',
  session: 'none',
  cacheable: true,
  params: z.object({ id: z.string() }),
  result: Job,
  summary: 'One open job.',
})

export const Award = z.object({
  id: z.string(),
  year: z.int(),
  ...title,
  issuer: z.string(),
  issuerMm: Mm,
  ...text,
  ...picture,
})
export type Award = z.infer<typeof Award>

export const getAwards = defineCall({
  id: 'getAwards',
  base: 'website',
  method: 'GET',
  path: '/get-awards',
  session: 'none',
  cacheable: true,
  result: z.array(Award),
  summary: 'Awards, newest year first.',
})
