import * as z from 'zod'
import { BANNER_TYPES, POST_TEMPLATES } from '#contracts/content.ts'
import { DIGITAL_ACTIONS } from '#contracts/digital.ts'
import { COVERAGE, PLACE_LEVELS } from '#contracts/fibre.ts'
import { FAQ_CATEGORIES } from '#contracts/help.ts'
import { USSD_GROUPS } from '#contracts/ussd.ts'
import { ROAM_NETWORKS } from '#contracts/international.ts'
import { SHOP_SERVICES, SHOPS_SHOWN } from '#contracts/shop-services.ts'
import { SHOP_TYPES, ShopHours } from '#contracts/shops.ts'
import { StoredPage } from './stored-page.ts'

/**
 * What the read model stores, one schema per document type; only the seed and the CMS projector write them. They differ from the API's
 * answers: a document names its category, group and pictures, and the join happens in memory, so a renamed category or a replaced picture
 * reaches everything that shows it. Keys that end in `Html` or `HtmlMm` (and `html`, `htmlMm`) are HTML and are sanitised on the way in;
 * all other texts are plain. A key `xMm` is the Burmese of `x`: required, but `null` until somebody writes it.
 */
const mm = z.string().min(1).nullable()
const title = { title: z.string().min(1), titleMm: mm }
const name = { name: z.string().min(1), nameMm: mm }
/** Names that are shown everywhere: Burmese is required. */
const bothNames = { name: z.string().min(1), nameMm: z.string().min(1) }
/** The name of a picture from the artwork, or of an uploaded one (type `media`). */
const pictureName = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .nullable()
/** Without it the picture's own text is used, or none for decoration. */
const pictureAlt = { pictureAlt: z.string().default(''), pictureAltMm: mm.default(null) }
const picture = { pictureName, ...pictureAlt }
const kyat = z.int().min(0)
const day = z.iso.date()
const moment = z.iso.datetime({ offset: true })
const country = z.string().regex(/^[A-Z]{2}$/)
/** A page of the app (`#/…`) or a scheme that a phone can open. */
const link = z.string().regex(/^(#|https:\/\/|mailto:|tel:)/)

/** Code of an offer in the catalogue; documents stored before offers existed have none. */
const offer = {
  offerCode: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .nullable()
    .default(null),
}

const Category = z.strictObject({
  ...bothNames,
  parentId: z.string().nullable().default(null),
  /** COMMUNITY categories belong to the community section and never appear among the news. */
  section: z.enum(['NEWS', 'COMMUNITY']).default('NEWS'),
})

const Campaign = z.strictObject({
  startsOn: day,
  endsOn: day,
  approvalRef: z.string().min(1),
  prizes: z.array(z.strictObject({ label: z.string().min(1), labelMm: mm })),
  blocks: z.array(z.strictObject({ ...title, bodyHtml: z.string(), bodyHtmlMm: mm })),
  howToJoinHtml: z.string(),
  howToJoinHtmlMm: mm,
  termsHtml: z.string(),
  termsHtmlMm: mm,
})

const Post = z.strictObject({
  ...title,
  description: z.string(),
  descriptionMm: mm,
  contentHtml: z.string(),
  contentHtmlMm: mm,
  ...picture,
  categoryId: z.string(),
  template: z.enum(POST_TEMPLATES),
  publishedAt: moment,
  /** Absent when it was never changed after publication. */
  updatedAt: moment.optional(),
  campaign: Campaign.nullable(),
  pinned: z.boolean(),
  ...offer,
  /** Shops listed under the text: all, or those with a service; documents stored before this field existed have none. */
  shops: z.enum(SHOPS_SHOWN).nullable().default(null),
})

const Announcement = z.strictObject({
  content: z.string().min(1),
  contentMm: mm,
  link: link.nullable(),
  ...offer,
})

const Banner = z.strictObject({
  type: z.enum(BANNER_TYPES),
  ...title,
  text: z.string(),
  textMm: mm,
  ...picture,
  /** Another cut of the picture for phones; the same one when absent. */
  pictureMobileName: pictureName.default(null),
  link: link.nullable(),
  action: z.string(),
  actionMm: mm,
  ...offer,
})

const VasGroup = z.strictObject({ ...bothNames, icon: z.string(), kind: z.enum(['MOBILE', 'DIGITAL']) })

/** Texts of a package; the document's id is the product code, and price and rules come from the catalogue. */
const VasPackageWords = z.strictObject({
  groupId: z.string(),
  ...name,
  summary: z.string(),
  summaryMm: mm,
  descriptionHtml: z.string(),
  descriptionHtmlMm: mm,
  ...picture,
  tags: z.array(z.string()).default([]),
})

const DigitalGroup = z.strictObject({ ...bothNames })

const DigitalService = z.strictObject({
  groupId: z.string(),
  ...name,
  shortText: z.string(),
  shortTextMm: mm,
  descriptionHtml: z.string(),
  descriptionHtmlMm: mm,
  ...picture,
  action: z.enum(DIGITAL_ACTIONS),
  link: link.nullable(),
  /** Catalogue code for price, period and stop code; null when it costs nothing. */
  productCode: z.string().nullable(),
  ussd: z.string().nullable(),
  storeLinks: z.strictObject({
    android: z.url().nullable(),
    ios: z.url().nullable(),
    web: z.url().nullable(),
  }),
  screenshotNames: z.array(z.string()).max(6).default([]),
})

/** Texts of a fibre package; the document's id is the catalogue code. */
const FibreWords = z.strictObject({
  ...name,
  descriptionHtml: z.string(),
  descriptionHtmlMm: mm,
  features: z.array(z.strictObject({ text: z.string().min(1), textMm: mm })),
  device: z.string(),
  deviceMm: mm,
  ...picture,
})

const menuLink = z.strictObject({ ...bothNames, link })

const Footer = z.strictObject({
  columns: z.array(z.strictObject({ id: z.string(), ...bothNames, links: z.array(menuLink) })),
  social: z.array(z.strictObject({ id: z.string(), name: z.string(), url: z.url() })),
})

/** A tab's menu, with the field names of the existing API. */
const Menu = z.strictObject({
  items: z.array(
    z.strictObject({
      ...bothNames,
      link,
      subMenu: z
        .array(
          z.strictObject({
            entries: z.array(
              z.strictObject({
                subName: z.string(),
                subNameMm: z.string(),
                link: link.optional(),
                style: z.string().optional(),
              }),
            ),
          }),
        )
        .optional(),
    }),
  ),
})

const Faq = z.strictObject({
  category: z.enum(FAQ_CATEGORIES),
  question: z.string().min(1),
  questionMm: mm,
  answerHtml: z.string().min(1),
  answerHtmlMm: mm,
  updatedAt: moment,
})

const Ussd = z.strictObject({
  code: z.string().min(1),
  group: z.enum(USSD_GROUPS),
  ...title,
  steps: z.string(),
  stepsMm: mm,
  cost: kyat,
})

const Shop = z.strictObject({
  ...bothNames,
  type: z.enum(SHOP_TYPES),
  address: z.string().min(1),
  addressMm: z.string().min(1),
  placeId: z.string(),
  township: z.string().min(1),
  townshipMm: z.string().min(1),
  lat: z.number().min(9).max(29),
  lng: z.number().min(92).max(102),
  phones: z.array(z.string()),
  hours: z.array(ShopHours),
  holidayClosures: z.array(day).default([]),
  closedUntil: day.nullable().default(null),
  closedNote: z.string().default(''),
  closedNoteMm: mm.default(null),
  services: z.array(z.enum(SHOP_SERVICES)),
  accessible: z.boolean(),
  bring: z.string().default(''),
  bringMm: mm.default(null),
  checkedAt: day.nullable().default(null),
  ...picture,
})

const Job = z.strictObject({
  ...title,
  place: z.string(),
  placeMm: mm,
  department: z.string(),
  departmentMm: mm,
  type: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP']),
  postedOn: day,
  closesOn: day,
  descriptionHtml: z.string(),
  descriptionHtmlMm: mm,
})

const Award = z.strictObject({
  year: z.int().min(1990).max(2100),
  ...title,
  issuer: z.string(),
  issuerMm: mm,
  text: z.string(),
  textMm: mm,
  ...picture,
})

const RoamZone = z.strictObject({ ...bothNames })

/** One partner network in one country; a country with two partners has two documents. */
const RoamRate = z.strictObject({
  country,
  ...bothNames,
  zoneId: z.string(),
  partner: z.string(),
  networks: z.array(z.enum(ROAM_NETWORKS)),
  callLocalPerMin: kyat,
  callHomePerMin: kyat,
  receivePerMin: kyat,
  smsEach: kyat,
  dataPerMb: kyat,
})

const IddRate = z.strictObject({
  country,
  ...bothNames,
  dialCode: z.string().regex(/^[0-9]{1,7}$/),
  pulseSeconds: z.int().min(1).default(60),
  prefixRates: z
    .array(z.strictObject({ prefix: z.string().regex(/^[0-9]{1,9}$/), perMin: kyat, sms: kyat }))
    .min(1),
})

const SearchDestination = z.strictObject({
  destination: z.string().min(1),
  destinationMm: z.string().min(1),
  link,
  keywords: z.array(z.string()).default([]),
})

const Place = z.strictObject({
  parentId: z.string().nullable(),
  level: z.enum(PLACE_LEVELS),
  ...bothNames,
  coverage: z.enum(COVERAGE),
  lat: z.number(),
  lng: z.number(),
})

/** An uploaded picture with its sizes; other documents use the document's id as its name. */
const percent = z.int().min(0).max(100)

const Media = z.strictObject({
  src: z.string(),
  srcset: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string(),
  altMm: mm,
  focus: z.strictObject({ fromLeft: percent, fromTop: percent }).optional(),
})

export const STORED = {
  category: Category,
  post: Post,
  announcement: Announcement,
  banner: Banner,
  vasGroup: VasGroup,
  vasPackageWords: VasPackageWords,
  digitalGroup: DigitalGroup,
  digitalService: DigitalService,
  fibreWords: FibreWords,
  footer: Footer,
  menu: Menu,
  page: StoredPage,
  faq: Faq,
  ussd: Ussd,
  shop: Shop,
  job: Job,
  award: Award,
  roamZone: RoamZone,
  roamRate: RoamRate,
  iddRate: IddRate,
  searchDestination: SearchDestination,
  place: Place,
  media: Media,
} as const

export type DocumentType = keyof typeof STORED
export type Stored<K extends DocumentType> = z.output<(typeof STORED)[K]>
export const DOCUMENT_TYPES = Object.keys(STORED) as DocumentType[]

/** One entry of `db/seed/content/<type>.json`, and one row of the read model. */
export const SeedEntry = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  sort: z.int().default(0),
  visibleFrom: moment.nullable().default(null),
  visibleTo: moment.nullable().default(null),
  body: z.unknown(),
})
export type SeedEntry = z.output<typeof SeedEntry>
