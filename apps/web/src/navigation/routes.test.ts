import { describe, expect, it } from 'vitest'
import { brand } from '#brand'
import { matchRoute } from './match-route.ts'
import { pathOf } from './paths.ts'
import { ROUTE_IDS } from './addresses.ts'
import { ROUTES } from './routes.ts'

const slug = brand.slug

const SEED = [
  ['S-030', ''],
  ['S-031', 'personal'],
  ['S-032', 'whatIsNew'],
  ['S-033', 'promotions'],
  ['S-034', 'detail-promotions'],
  ['S-035', 'post-detail/42'],
  ['S-036', 'mobile-services'],
  ['S-037', 'home-internet'],
  ['S-038', 'digital-service'],
  ['S-039', 'community'],
  ['S-040', 'service-application'],
  ['S-041', 'request-issue'],
  ['S-042', 'myid-app'],
  ['S-043', `${slug}-elearning`],
  ['S-044', `${slug}-family`],
  ['S-045', `${slug}-mbccs`],
  ['S-046', `${slug}-pay`],
  ['S-047', 'mytelpay-agent'],
  ['S-048', 'mytelpay-cse'],
  ['S-049', 'mytelpay-machant'],
  ['S-050', 'mytelpay-mBCCS'],
  ['S-051', 'International'],
  ['S-052', 'about-us'],
  ['S-053', 'top-up'],
  ['S-054', 'myid'],
  ['S-055', 'qna'],
  ['S-056', 'ussd'],
  ['S-057', 'order-sim'],
  ['S-058', 'log-in'],
  ['S-059', 'forget-password'],
  ['S-060', 'business'],
  ['S-061', `${slug}-loyalty`],
  ['S-062', `${slug}-loyalty-home`],
  ['S-063', `${slug}-loyalty-voucher-exchange/c-class`],
  ['S-064', `${slug}-loyalty-dinner`],
  ['S-065', `${slug}-loyalty-detail-voucher-exchange`],
  ['S-066', `${slug}-loyalty-ranking`],
  ['S-067', 'myid-loyalty-point'],
  ['S-068', 'myid-loyalty-exchange-point-data'],
  ['S-069', 'myid-loyalty-exchange-point-super'],
  ['S-070', 'myid-loyalty-exchange-point-sms'],
  ['S-071', 'myid-loyalty-exchange-point-voice'],
  ['S-072', 'myid-loyalty-exchange-point-ftth'],
  ['S-079', 'home-internet/all'],
  ['S-080', 'digital-service/utilities'],
  ['S-081', 'International/roam'],
  ['S-082', 'International/internationalCallandSMS'],
  ['S-083', 'about-us/find-our-shop'],
  ['S-084', 'about-us/contact-us'],
  ['S-085', 'about-us/awards'],
  ['S-086', 'about-us/community'],
  ['S-087', 'about-us/our-story'],
  ['S-088', 'about-us/career'],
  ['S-090', 'business/dia'],
  ['S-091', 'business/m2m'],
  ['S-092', 'business/bulk-sms'],
  ['S-093', 'business/v-bot'],
  ['S-094', 'business/data-center'],
  ['S-095', 'business/eKYC'],
  ['S-096', 'business/rpa'],
  ['S-097', 'community/community-detail/news/42'],
] as const

describe('the route table', () => {
  it.each(SEED)('%s #/%s is a page of its own', (_, path) => {
    const match = matchRoute(`/${path}`)
    expect(match).not.toBeNull()
    expect(pathOf(match!.routeId, match!.params)).toBe(`/${path}`)
  })

  it.each([
    'no-such-page',
    'about-us/no-such',
    'international',
    'mytelpay-mbccs',
    'business/ekyc',
    'top-up/x',
    'post-detail',
    'myid/lines',
    'myid/notifications',
    'post-detail/%E0%A4%A',
    `${slug}-loyalty-voucher-exchange/d-class`,
  ])('S-077 #/%s belongs to no page', (path) => expect(matchRoute(`/${path}`)).toBeNull())

  it('a fixed segment wins over a parameter', () => {
    expect(matchRoute('/digital-service/utilities')?.routeId).toBe('digitalServiceUtilities')
    expect(matchRoute('/digital-service/music')?.routeId).toBe('digitalServiceGroup')
  })

  it('S-227 S-228 only the shop map and the two share screens stand behind a sign-in', () => {
    const walled = ROUTE_IDS.filter((id) => ROUTES[id].access !== 'public')
    expect(walled).toEqual(['dataShare', 'voiceShare', 'findOurShop'])
    expect(ROUTES.findOurShop.access).toBe('findShop')
  })

  it('a missing parameter is a bug, not a broken link', () => {
    expect(() => pathOf('postDetail')).toThrow('postId')
  })
})
