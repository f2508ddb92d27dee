import { brand } from '#brand'
import type { ArtName } from '#ui/art/names.ts'
import type { RouteRow, Tab, Way, WayTarget } from './route-row.ts'
import type { SkeletonLabel } from './skeleton-label.ts'

const ussd = (code: keyof typeof brand.ussd): Way => ({ kind: 'ussd', code })
const page = (route: WayTarget): Way => ({ kind: 'page', route })
const hotline: Way = { kind: 'hotline' }
const shop: Way = { kind: 'shop' }
const email: Way = { kind: 'email' }
const dialOrVisit = (code: keyof typeof brand.ussd): readonly Way[] => [ussd(code), shop, hotline]

/** A route of one tab, with what most of them share; `more` states only the difference. */
function row(
  tab: Tab,
  path: string,
  art: ArtName,
  ways: readonly Way[],
  more: Partial<Pick<RouteRow, 'access' | 'footer' | 'document'>> & { skeleton?: SkeletonLabel } = {},
): RouteRow {
  return {
    path,
    tab,
    art,
    ways,
    access: 'public',
    skeleton: 'see-all-news-detail',
    ...more,
  }
}

/** A page that is its document: words and pictures of editors, arranged in blocks. */
const content = { document: true } as const

const personal = row.bind(null, 'personal')
const about = row.bind(null, 'about')
const business = (path: string, art: ArtName = 'office-building') =>
  row('business', path, art, [hotline, email, page('contactUs')], content)
const wallet = (path: string) => personal(path, 'pay-wallet', [shop, hotline, page('qna')], content)
const exchange = (kind: string) =>
  personal(`myid-loyalty-exchange-point-${kind}`, 'points-stars', [ussd('points'), page('loyalty'), hotline])

const news = { skeleton: 'see-all-news' } as const
const mobile = { skeleton: 'MobileService' } as const
const digital = { skeleton: 'DigitalService' } as const
const banner = { skeleton: 'home_loading_banner' } as const
const { slug } = brand

/**
 * Every address of the product, in one place: the seed's table, its navigation links, and the sub-paths the product
 * adds. What is not here is the not-found screen. Order does not matter: fixed segments win over parameters.
 */
export const ROUTES = {
  home: personal('', 'phone-video', [], banner),
  personal: personal('personal', 'phone-video', [], banner),
  whatIsNew: personal('whatIsNew', 'market-morning', [hotline], news),
  promotions: personal('promotions', 'gift-boxes', [hotline], {
    skeleton: 'Promotions',
  }),
  detailPromotions: personal('detail-promotions', 'gift-boxes', [page('promotions'), hotline]),
  postDetail: personal('post-detail/:postId', 'family-evening', [page('whatIsNew')]),

  mobileServices: personal('mobile-services', 'phone-video', dialOrVisit('packages'), mobile),
  mobileServicesGroup: personal(
    'mobile-services/:vasGroupId',
    'phone-video',
    dialOrVisit('packages'),
    mobile,
  ),
  mobileServicesPackage: personal(
    'mobile-services/package/:id',
    'phone-video',
    dialOrVisit('packages'),
    mobile,
  ),
  mobileServicesGift: personal(
    'mobile-services/package/:id/gift',
    'gift-boxes',
    dialOrVisit('packages'),
    mobile,
  ),

  homeInternet: personal('home-internet', 'fibre-home', dialOrVisit('fibre'), banner),
  homeInternetAll: personal('home-internet/all', 'fibre-home', dialOrVisit('fibre'), banner),
  homeInternetPackage: personal('home-internet/package/:id', 'fibre-lights', dialOrVisit('fibre'), banner),
  homeInternetOrder: personal(
    'home-internet/order/:id',
    'fibre-home',
    [shop, hotline, page('contactUs')],
    banner,
  ),
  homeInternetPayment: personal('home-internet/payment', 'pay-wallet', dialOrVisit('fibre'), banner),
  homeInternetResult: personal('home-internet/result/:orderId', 'fibre-home', [hotline, shop], banner),
  homeInternetTrack: personal('home-internet/track', 'fibre-lights', [hotline, shop], banner),

  digitalService: personal('digital-service', 'phone-video', [ussd('menu'), hotline], digital),
  digitalServiceUtilities: personal(
    'digital-service/utilities',
    'sharing-hands',
    [ussd('share'), hotline],
    digital,
  ),
  digitalServiceGroup: personal('digital-service/:groupId', 'phone-video', [ussd('menu'), hotline], digital),
  digitalServiceDetail: personal(
    'digital-service/detail/:id',
    'phone-video',
    [ussd('menu'), hotline],
    digital,
  ),
  dataShare: personal(
    'digital-service/utilities/data-share/:itemId',
    'sharing-hands',
    [ussd('share'), hotline],
    {
      access: 'signedIn',
      skeleton: 'DGDataShare',
    },
  ),
  voiceShare: personal(
    'digital-service/utilities/voice-share/:itemId',
    'phone-call',
    [ussd('share'), hotline],
    {
      access: 'signedIn',
      skeleton: 'DGVoiceShare',
    },
  ),

  community: personal('community', 'tree-planting', [page('whatIsNew'), hotline], {
    skeleton: 'community_page',
  }),
  communityDetail: personal('community/community-detail/:categoryId/:postId', 'tree-planting', [
    page('community'),
  ]),
  serviceApplication: personal('service-application', 'job-desk', [shop, hotline], content),
  requestIssue: personal('request-issue', 'help-headset', [hotline, shop, page('qna')]),
  requestIssueTrack: personal('request-issue/track', 'chat-robot', [hotline, shop]),

  myidApp: personal('myid-app', 'phone-video', [ussd('menu'), page('logIn'), hotline], content),
  elearning: personal(`${slug}-elearning`, 'school-phones', [hotline, page('contactUs')], content),
  family: personal(`${slug}-family`, 'family-evening', [email, hotline], content),
  mbccs: personal(`${slug}-mbccs`, 'shop-front', [email, hotline], content),
  pay: wallet(`${slug}-pay`),
  payAgent: wallet('mytelpay-agent'),
  payCse: wallet('mytelpay-cse'),
  payMerchant: wallet('mytelpay-machant'),
  payMbccs: wallet('mytelpay-mBCCS'),

  international: personal('International', 'roaming-globe', [hotline, shop, ussd('menu')]),
  roam: personal('International/roam', 'train-journey', [ussd('menu'), hotline, shop]),
  internationalCallAndSms: personal('International/internationalCallandSMS', 'phone-call', [
    ussd('menu'),
    hotline,
  ]),

  topUp: personal('top-up', 'top-up-card', [ussd('topUp'), ussd('balance'), shop], content),
  orderSim: personal('order-sim', 'sim-card', [shop, hotline], content),
  qna: personal('qna', 'help-headset', [hotline, page('ussd'), page('contactUs')]),
  qnaEntry: personal('qna/:id', 'help-headset', [hotline, page('qna'), page('contactUs')]),
  ussd: personal('ussd', 'phone-call', [ussd('menu'), ussd('balance'), hotline]),

  logIn: personal('log-in', 'phone-call', [ussd('balance'), ussd('menu'), hotline]),
  forgetPassword: personal('forget-password', 'phone-call', [ussd('readCode'), hotline, shop]),
  myid: personal('myid', 'phone-call', [ussd('balance'), page('logIn'), hotline]),
  myidHistory: personal('myid/history', 'job-desk', [hotline, shop]),
  myidPackages: personal('myid/packages', 'phone-video', [ussd('packages'), hotline]),
  myidRecipients: personal('myid/recipients', 'family-evening', [ussd('share'), hotline]),
  myidLines: personal('myid/lines', 'sim-card', [shop, hotline]),
  myidNotifications: personal('myid/notifications', 'phone-video', [page('whatIsNew'), hotline]),
  myidSettings: personal('myid/settings', 'phone-call', [shop, hotline]),

  loyalty: personal(
    `${slug}-loyalty`,
    'points-stars',
    [ussd('points'), page('loyaltyRanking'), hotline],
    content,
  ),
  loyaltyHome: personal(`${slug}-loyalty-home`, 'points-stars', [ussd('points'), page('loyalty'), hotline]),
  loyaltyVoucherExchange: personal(
    `${slug}-loyalty-voucher-exchange/:class(a-class|b-class|c-class)`,
    'gift-boxes',
    [ussd('points'), page('loyalty'), shop],
  ),
  loyaltyDinner: personal(`${slug}-loyalty-dinner`, 'lanterns', [page('loyaltyRanking'), hotline]),
  loyaltyVoucherDetail: personal(`${slug}-loyalty-detail-voucher-exchange`, 'gift-boxes', [
    ussd('points'),
    shop,
    hotline,
  ]),
  loyaltyRanking: personal(`${slug}-loyalty-ranking`, 'award-cup', [
    ussd('points'),
    page('loyalty'),
    hotline,
  ]),
  loyaltyPoint: personal('myid-loyalty-point', 'points-stars', [ussd('points'), page('loyalty'), hotline], {
    skeleton: 'earned',
  }),
  loyaltyExchangeData: exchange('data'),
  loyaltyExchangeSuper: exchange('super'),
  loyaltyExchangeSms: exchange('sms'),
  loyaltyExchangeVoice: exchange('voice'),
  loyaltyExchangeFtth: exchange('ftth'),

  business: business('business'),
  businessDia: business('business/dia', 'fibre-lights'),
  businessM2m: business('business/m2m', 'machine-sensors'),
  businessBulkSms: business('business/bulk-sms', 'message-bubbles'),
  businessVBot: business('business/v-bot', 'chat-robot'),
  businessDataCenter: business('business/data-center', 'cloud-servers'),
  businessEkyc: business('business/eKYC', 'phone-video'),
  businessRpa: business('business/rpa', 'job-desk'),

  aboutUs: about('about-us', 'orchid-petals', [page('contactUs'), hotline, email], content),
  findOurShop: about('about-us/find-our-shop', 'shop-front', [hotline, page('contactUs')], {
    access: 'findShop',
    skeleton: 'findMap',
  }),
  contactUs: about('about-us/contact-us', 'help-headset', [hotline, email]),
  awards: about('about-us/awards', 'award-cup', [page('contactUs')]),
  commitment: about('about-us/community', 'tree-planting', [page('community'), page('contactUs')], content),
  ourStory: about('about-us/our-story', 'orchid-morning', [page('contactUs')], content),
  career: about('about-us/career', 'job-desk', [email, hotline]),
  careerJob: about('about-us/career/:id', 'job-desk', [email, hotline]),

  status: personal('status', 'signal-map', [hotline, ussd('menu')]),
  receipt: personal('receipt/:no', 'job-desk', [hotline, shop]),
  privacyDeleteAccount: personal('privacy/delete-account', 'job-desk', [shop, hotline, email], content),
  privacyExport: personal('privacy/export', 'job-desk', [shop, email, hotline], content),
  terms: personal('terms', 'job-desk', [email, hotline], content),
  privacyPolicy: personal('privacy-policy', 'job-desk', [email, hotline], content),
  cookie: personal('cookie', 'job-desk', [email, hotline], content),
  offline: personal('offline', 'tower-night', [ussd('menu'), ussd('balance'), hotline]),
} as const satisfies Record<string, RouteRow>

export type RouteId = keyof typeof ROUTES

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[]
