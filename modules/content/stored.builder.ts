import type { RawDocument } from './content-store.ts'
import type { DocumentType, Stored } from './stored.ts'

/** Test data: complete documents of which a test names only what it needs. */
export type Built = RawDocument & { readonly type: DocumentType }

type Window = { sort?: number; visibleFrom?: string; visibleTo?: string }

const document = <K extends DocumentType>(
  type: K,
  id: string,
  body: Stored<K>,
  { sort = 0, visibleFrom, visibleTo }: Window = {},
): Built => ({
  type,
  id,
  sort,
  visibleFrom: visibleFrom ?? null,
  visibleTo: visibleTo ?? null,
  body,
})

const noPicture = { pictureName: null, pictureAlt: '', pictureAltMm: null }

export const aCategory = (id: string, body: Partial<Stored<'category'>> = {}, window?: Window): Built =>
  document(
    'category',
    id,
    { name: `Category ${id}`, nameMm: `အမျိုးအစား ${id}`, parentId: null, section: 'NEWS', ...body },
    window,
  )

export const aPost = (id: string, body: Partial<Stored<'post'>> = {}, window?: Window): Built =>
  document(
    'post',
    id,
    {
      title: `Post ${id}`,
      titleMm: `ပို့စ် ${id}`,
      description: 'In short',
      descriptionMm: 'အကျဉ်း',
      contentHtml: '<p>All of it</p>',
      contentHtmlMm: '<p>အားလုံး</p>',
      ...noPicture,
      categoryId: 'news',
      template: 'NEWS',
      publishedAt: '2026-11-01T00:00:00Z',
      campaign: null,
      pinned: false,
      offerCode: null,
      shops: null,
      ...body,
    },
    window,
  )

export const aCampaign = (body: Partial<NonNullable<Stored<'post'>['campaign']>> = {}) => ({
  startsOn: '2024-03-01',
  endsOn: '2024-05-31',
  approvalRef: 'PTD-7',
  prizes: [],
  blocks: [],
  howToJoinHtml: '<p>Join</p>',
  howToJoinHtmlMm: null,
  termsHtml: '<p>Terms</p>',
  termsHtmlMm: null,
  ...body,
})

export const anAnnouncement = (
  id: string,
  body: Partial<Stored<'announcement'>> = {},
  window?: Window,
): Built =>
  document(
    'announcement',
    id,
    { content: `Said ${id}`, contentMm: `ပြောသည် ${id}`, link: null, offerCode: null, ...body },
    window,
  )

export const aBanner = (id: string, body: Partial<Stored<'banner'>> = {}, window?: Window): Built =>
  document(
    'banner',
    id,
    {
      type: 'HOME',
      title: id,
      titleMm: null,
      text: '',
      textMm: null,
      ...noPicture,
      pictureMobileName: null,
      link: null,
      action: '',
      actionMm: null,
      offerCode: null,
      ...body,
    },
    window,
  )

export const aVasGroup = (id: string, body: Partial<Stored<'vasGroup'>> = {}, window?: Window): Built =>
  document(
    'vasGroup',
    id,
    { name: `Group ${id}`, nameMm: `အုပ်စု ${id}`, icon: 'data', kind: 'MOBILE', ...body },
    window,
  )

export const packageWords = (
  code: string,
  body: Partial<Stored<'vasPackageWords'>> = {},
  window?: Window,
): Built =>
  document(
    'vasPackageWords',
    code,
    {
      groupId: 'data',
      name: `Package ${code}`,
      nameMm: `ပက်ကေ့ချ် ${code}`,
      summary: 'Good',
      summaryMm: 'ကောင်း',
      descriptionHtml: '<p>Long</p>',
      descriptionHtmlMm: null,
      ...noPicture,
      tags: [],
      ...body,
    },
    window,
  )

export const aDigitalGroup = (id: string): Built =>
  document('digitalGroup', id, { name: `Digital ${id}`, nameMm: `ဒစ်ဂျစ်တယ် ${id}` })

export const aDigitalService = (
  id: string,
  body: Partial<Stored<'digitalService'>> = {},
  window?: Window,
): Built =>
  document(
    'digitalService',
    id,
    {
      groupId: 'fun',
      name: `Service ${id}`,
      nameMm: null,
      shortText: 'Short',
      shortTextMm: null,
      descriptionHtml: '<p>Long</p>',
      descriptionHtmlMm: null,
      ...noPicture,
      action: 'INFO',
      link: null,
      productCode: null,
      ussd: null,
      storeLinks: { android: null, ios: null, web: null },
      screenshotNames: [],
      ...body,
    },
    window,
  )

export const fibreWords = (code: string): Built =>
  document('fibreWords', code, {
    name: `Fibre ${code}`,
    nameMm: null,
    descriptionHtml: '',
    descriptionHtmlMm: null,
    features: [],
    device: 'Router',
    deviceMm: null,
    ...noPicture,
  })

export const aDocument = document
