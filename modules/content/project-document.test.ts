import { describe, expect, it } from 'vitest'
import { hoursRule } from '../../apps/cms/src/fields/hours-rule.ts'
import * as cms from '../../apps/cms/src/options.ts'
import { BANNER_TYPES, POST_TEMPLATES } from '#contracts/content.ts'
import { DIGITAL_ACTIONS } from '#contracts/digital.ts'
import { FAQ_CATEGORIES } from '#contracts/help.ts'
import { USSD_GROUPS } from '#contracts/ussd.ts'
import { ROAM_NETWORKS } from '#contracts/international.ts'
import { PAGE_AUDIENCES, PAGE_ICONS, PageBlock } from '#contracts/pages.ts'
import { SHOP_SERVICES, SHOPS_SHOWN } from '#contracts/shop-services.ts'
import { SHOP_TYPES } from '#contracts/shops.ts'
import { wrongHours } from '#language/open-hours.ts'
import { projectDocument } from './project-document.ts'
import { BLOCK_TYPES } from './project-page.ts'

const span = (open: string, close: string) => ({ day: 1, open, close })
const shared = {
  id: 7,
  publicId: 'tea',
  template: 'NEWS',
  category: { publicId: 'news' },
  createdAt: '2026-11-01T00:00:00.000Z',
}
const english = { ...shared, title: 'Tea', description: '', contentHtml: '<p>Warm</p>' }
const project = (en: object, my: object = {}) =>
  projectDocument('posts', { publicId: 'tea', en: { ...english, ...en }, my: { ...shared, ...my } })
const bodyOf = (result: ReturnType<typeof projectDocument>) =>
  'document' in result ? result.document.body : result

describe('a document of the CMS becomes one of the website', () => {
  it('with both languages, and null where nobody has written Burmese', () => {
    expect(bodyOf(project({}, { title: 'လက်ဖက်ရည်', contentHtml: '<p></p>' }))).toMatchObject({
      title: 'Tea',
      titleMm: 'လက်ဖက်ရည်',
      contentHtml: '<p>Warm</p>',
      contentHtmlMm: null,
      categoryId: 'news',
      campaign: null,
    })
  })

  it('sanitised, whatever the CMS let through', () => {
    const body = bodyOf(
      project({
        contentHtml: '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:alert(1)">go</a></p>',
      }),
    )
    expect(JSON.stringify(body)).not.toMatch(/onclick|<script|javascript:|alert/)
  })

  it('with its window and its place in the list', () => {
    const result = project({ sort: 3, visibleFrom: '2026-12-01T00:00:00.000Z', visibleTo: null })
    expect(result).toMatchObject({
      document: { id: 'tea', sort: 3, visibleFrom: '2026-12-01T00:00:00.000Z', visibleTo: null },
    })
  })

  it('with an uploaded picture before a drawing', () => {
    expect(bodyOf(project({ picture: { publicId: 'abc' }, pictureDrawing: 'tower' }))).toMatchObject({
      pictureName: 'abc',
    })
    expect(bodyOf(project({ picture: null, pictureDrawing: 'tower' }))).toMatchObject({
      pictureName: 'tower',
    })
  })

  it('with a campaign whose days are Yangon days', () => {
    const campaign = {
      approvalRef: 'R-1',
      startsOn: '2026-11-01T18:00:00.000Z',
      endsOn: '2026-11-30T05:30:00.000Z',
      prizes: [{ id: 'a', label: 'Phone' }],
    }
    const result = project(
      { template: 'CAMPAIGN', campaign },
      { campaign: { prizes: [{ id: 'a', label: 'ဖုန်း' }] } },
    )
    expect(bodyOf(result)).toMatchObject({
      campaign: {
        startsOn: '2026-11-02',
        endsOn: '2026-11-30',
        prizes: [{ label: 'Phone', labelMm: 'ဖုန်း' }],
      },
    })
  })

  it('or a problem in words when it does not fit', () => {
    expect(project({ category: 12 })).toMatchObject({
      type: 'post',
      id: 'tea',
      why: expect.stringContaining('categoryId'),
    })
    expect(projectDocument('unheard-of', { publicId: 'x', en: {}, my: {} })).toMatchObject({
      why: 'no such collection',
    })
  })
})

describe('words that the CMS and the contracts both know are the same', () => {
  it.each([
    ['templates', cms.POST_TEMPLATES, POST_TEMPLATES],
    ['banners', cms.BANNER_TYPES, BANNER_TYPES],
    ['actions', cms.DIGITAL_ACTIONS, DIGITAL_ACTIONS],
    ['audiences', cms.PAGE_AUDIENCES, PAGE_AUDIENCES],
    ['icons', cms.PAGE_ICONS, PAGE_ICONS],
    ['questions', cms.FAQ_CATEGORIES, FAQ_CATEGORIES],
    ['codes', cms.USSD_GROUPS, USSD_GROUPS],
    ['shops', cms.SHOP_TYPES, SHOP_TYPES],
    ['services', cms.SHOP_SERVICES, SHOP_SERVICES],
    ['shops shown', cms.SHOPS_SHOWN, SHOPS_SHOWN],
    ['networks', cms.ROAM_NETWORKS, ROAM_NETWORKS],
  ])('%s', (_, ours, theirs) => {
    expect(ours).toEqual(theirs)
  })

  it.each([
    ['right', [span('09:00', '12:00'), span('13:00', '18:00')]],
    ['overlapping', [span('09:00', '13:00'), span('12:00', '18:00')]],
    ['twice the same', [span('09:00', '18:00'), span('09:00', '18:00')]],
    ['touching', [span('09:00', '12:00'), span('12:00', '24:00')]],
    ['backwards', [span('18:00', '02:00')]],
    ['on two days', [span('09:00', '18:00'), { ...span('09:00', '18:00'), day: 2 }]],
  ])('hours of a day: %s', (_, hours) => {
    expect(hoursRule(hours) === true).toBe(wrongHours(hours) === null)
  })

  it('hours that overlap are refused in words', () => {
    expect(hoursRule([span('09:00', '13:00'), span('12:00', '18:00')])).toBe(
      'Monday 09:00 to 13:00 and Monday 12:00 to 18:00 overlap.',
    )
  })

  it('blocks', () => {
    const known = PageBlock.def.options.map((option) => option.shape.type.def.values[0])
    expect(new Set(BLOCK_TYPES)).toEqual(new Set(known))
  })
})
