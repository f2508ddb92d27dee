import {
  asDay,
  asFields,
  asList,
  asText,
  bothNames,
  htmlPair,
  idOf,
  inside,
  orNull,
  pair,
  pick,
  picture,
  pictureName,
  rowsOf,
  type Two,
} from './project-fields.ts'
import { mediaShape } from './project-media.ts'
import { pageBlock } from './project-page.ts'
import type { Fields } from './project-port.ts'
import type { DocumentType } from './stored.ts'

type Shape = { readonly type: DocumentType; readonly hasHtml?: true; body(two: Two): Fields }

const offer = ({ en }: Two): Fields => ({ offerCode: orNull(en['offerCode']) })

const link = ({ en }: Two): Fields => ({ link: orNull(en['link']) })

function campaign(two: Two): Fields | null {
  if (two.en['template'] !== 'CAMPAIGN') return null
  const own = inside(two, 'campaign')
  return {
    startsOn: asDay(own.en['startsOn']),
    endsOn: asDay(own.en['endsOn']),
    approvalRef: asText(own.en['approvalRef']),
    prizes: rowsOf(own, 'prizes').map((row) => pair(row, 'label')),
    blocks: rowsOf(own, 'sections').map((row) => ({
      ...pair(row, 'title'),
      ...htmlPair(row, 'bodyHtml', 'bodyHtml'),
    })),
    ...htmlPair(own, 'howToJoinHtml', 'howToJoinHtml'),
    ...htmlPair(own, 'termsHtml', 'termsHtml'),
  }
}

const post = (two: Two): Fields => ({
  ...pair(two, 'title', 'description'),
  ...htmlPair(two, 'contentHtml', 'contentHtml'),
  ...picture(two),
  categoryId: idOf(two.en['category']),
  template: two.en['template'],
  publishedAt: orNull(two.en['publishedAt']) ?? two.en['createdAt'],
  ...(two.en['changedAt'] ? { updatedAt: two.en['changedAt'] } : {}),
  campaign: campaign(two),
  pinned: two.en['pinned'] === true,
  ...offer(two),
  shops: orNull(two.en['shops']),
})

const digitalService = (two: Two): Fields => ({
  groupId: idOf(two.en['group']),
  ...pair(two, 'name', 'shortText'),
  ...htmlPair(two, 'descriptionHtml', 'descriptionHtml'),
  ...picture(two),
  ...link(two),
  action: two.en['action'],
  productCode: orNull(two.en['productCode']),
  ussd: orNull(two.en['ussd']),
  storeLinks: pick(inside(two, 'storeLinks'), 'android', 'ios', 'web'),
  screenshotNames: rowsOf(two, 'screenshots').flatMap((row) => pictureName(row) ?? []),
})

const menuItem = (row: Two): Fields => {
  const below = rowsOf(row, 'subMenu').map((sub) => ({
    entries: rowsOf(sub, 'entries').map((entry) => ({
      ...bothNames(entry, 'subName'),
      ...(entry.en['link'] ? { link: entry.en['link'] } : {}),
      ...(entry.en['style'] ? { style: entry.en['style'] } : {}),
    })),
  }))
  return { ...bothNames(row, 'name'), link: row.en['link'], ...(below.length > 0 ? { subMenu: below } : {}) }
}

const footer = (two: Two): Fields => ({
  columns: rowsOf(two, 'columns').map((row) => ({
    id: row.en['key'],
    ...bothNames(row, 'name'),
    links: rowsOf(row, 'links').map((entry) => ({ ...bothNames(entry, 'name'), link: entry.en['link'] })),
  })),
  social: asList(two.en['social'])
    .map(asFields)
    .map(({ key, name, url }) => ({ id: key, name, url })),
})

const shop = (two: Two): Fields => ({
  ...bothNames(two, 'name', 'address', 'township'),
  ...pick(two, 'type', 'placeId', 'lat', 'lng'),
  phones: asList(two.en['phones']),
  hours: asList(two.en['hours'])
    .map(asFields)
    .map(({ day, open, close }) => ({ day, open, close })),
  holidayClosures: asList(two.en['holidayClosures']),
  closedUntil: asDay(two.en['closedUntil']),
  checkedAt: asDay(two.en['checkedAt']),
  ...pair(two, 'closedNote', 'bring'),
  services: asList(two.en['services']),
  accessible: two.en['accessible'] === true,
  ...picture(two),
})

/** Every collection of the CMS, the document type it becomes, and how. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  categories: {
    type: 'category',
    body: (two) => ({ ...bothNames(two, 'name'), parentId: idOf(two.en['parent']), ...pick(two, 'section') }),
  },
  media: { type: 'media', body: mediaShape },
  posts: { type: 'post', hasHtml: true, body: post },
  announcements: {
    type: 'announcement',
    body: (two) => ({ ...pair(two, 'content'), ...link(two), ...offer(two) }),
  },
  banners: {
    type: 'banner',
    body: (two) => ({
      ...pick(two, 'type'),
      ...pair(two, 'title', 'text', 'action'),
      ...picture(two),
      ...link(two),
      pictureMobileName: pictureName(two, 'pictureMobile'),
      ...offer(two),
    }),
  },
  'package-groups': {
    type: 'vasGroup',
    body: (two) => ({ ...bothNames(two, 'name'), icon: asText(two.en['icon']), ...pick(two, 'kind') }),
  },
  'package-words': {
    type: 'vasPackageWords',
    hasHtml: true,
    body: (two) => ({
      groupId: idOf(two.en['group']),
      ...pair(two, 'name', 'summary'),
      ...htmlPair(two, 'descriptionHtml', 'descriptionHtml'),
      ...picture(two),
      tags: asList(two.en['tags']),
    }),
  },
  'digital-groups': { type: 'digitalGroup', body: (two) => bothNames(two, 'name') },
  'digital-services': { type: 'digitalService', hasHtml: true, body: digitalService },
  'fibre-words': {
    type: 'fibreWords',
    hasHtml: true,
    body: (two) => ({
      ...pair(two, 'name', 'device'),
      ...htmlPair(two, 'descriptionHtml', 'descriptionHtml'),
      ...picture(two),
      features: rowsOf(two, 'features').map((row) => pair(row, 'text')),
    }),
  },
  pages: {
    type: 'page',
    hasHtml: true,
    body: (two) => ({
      ...pair(two, 'title', 'description'),
      ...pick(two, 'audience'),
      updatedOn: asDay(two.en['updatedOn']),
      blocks: rowsOf(two, 'blocks').map(pageBlock),
    }),
  },
  faqs: {
    type: 'faq',
    hasHtml: true,
    body: (two) => ({
      ...pick(two, 'category'),
      ...pair(two, 'question'),
      ...htmlPair(two, 'answerHtml', 'answerHtml'),
      updatedAt: two.en['changedAt'] ?? two.en['updatedAt'],
    }),
  },
  'ussd-codes': {
    type: 'ussd',
    body: (two) => ({ ...pick(two, 'code', 'group', 'cost'), ...pair(two, 'title', 'steps') }),
  },
  shops: { type: 'shop', body: shop },
  jobs: {
    type: 'job',
    hasHtml: true,
    body: (two) => ({
      ...pair(two, 'title', 'place', 'department'),
      ...pick(two, 'type'),
      ...htmlPair(two, 'descriptionHtml', 'descriptionHtml'),
      postedOn: asDay(two.en['postedOn']),
      closesOn: asDay(two.en['closesOn']),
    }),
  },
  awards: {
    type: 'award',
    body: (two) => ({ ...pick(two, 'year'), ...pair(two, 'title', 'issuer', 'text'), ...picture(two) }),
  },
  'roam-zones': { type: 'roamZone', body: (two) => bothNames(two, 'name') },
  'roam-rates': {
    type: 'roamRate',
    body: (two) => ({
      ...bothNames(two, 'name'),
      zoneId: idOf(two.en['zone']),
      networks: asList(two.en['networks']),
      ...pick(
        two,
        'country',
        'partner',
        'callLocalPerMin',
        'callHomePerMin',
        'receivePerMin',
        'smsEach',
        'dataPerMb',
      ),
    }),
  },
  'idd-rates': {
    type: 'iddRate',
    body: (two) => ({
      ...bothNames(two, 'name'),
      ...pick(two, 'country', 'dialCode', 'pulseSeconds'),
      prefixRates: rowsOf(two, 'prefixRates').map((row) => pick(row, 'prefix', 'perMin', 'sms')),
    }),
  },
  'search-destinations': {
    type: 'searchDestination',
    body: (two) => ({ ...bothNames(two, 'destination'), ...link(two), keywords: asList(two.en['keywords']) }),
  },
  menus: { type: 'menu', body: (two) => ({ items: rowsOf(two, 'items').map(menuItem) }) },
  footers: { type: 'footer', body: footer },
}

const TYPES_OF_CMS = new Set<DocumentType>(Object.values(SHAPES).map(({ type }) => type))

/** Editors write these types; all others come from data files. */
export const isWrittenInCms = (type: DocumentType): boolean => TYPES_OF_CMS.has(type)
