import type { brand } from '#brand'
import type { ArtName } from '#ui/art/names.ts'
import type { RouteId } from './addresses.ts'
import type { RouteRow, Tab, Way } from './route-row.ts'
import type { SkeletonLabel } from './skeleton-label.ts'

export type { RouteId } from './addresses.ts'

const ussd = (code: keyof typeof brand.ussd): Way => ({ kind: 'ussd', code })
const page = (route: RouteId): Way => ({ kind: 'page', route })
const hotline: Way = { kind: 'hotline' }
const shop: Way = { kind: 'shop' }
const email: Way = { kind: 'email' }
const dialOrVisit = (code: keyof typeof brand.ussd): readonly Way[] => [ussd(code), shop, hotline]

/** A page of one tab, with what most of them share; `more` states only the difference. */
function row(
  tab: Tab,
  art: ArtName,
  ways: readonly Way[],
  more: Partial<Pick<RouteRow, 'access' | 'document'>> & { skeleton?: SkeletonLabel } = {},
): RouteRow {
  return {
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
const business = (art: ArtName = 'office-building') =>
  row('business', art, [hotline, email, page('contactUs')], content)
const wallet = personal('pay-wallet', [shop, hotline, page('qna')], content)
const points = personal('points-stars', [ussd('points'), page('loyalty'), hotline])

const news = { skeleton: 'see-all-news' } as const
const mobile = { skeleton: 'MobileService' } as const
const digital = { skeleton: 'DigitalService' } as const
const banner = { skeleton: 'home_loading_banner' } as const

/** What stands at each address: read by the pages there, and by nothing of a first load. */
export const ROUTES: Readonly<Record<RouteId, RouteRow>> = {
  home: personal('phone-video', [], banner),
  personal: personal('phone-video', [], banner),
  whatIsNew: personal('market-morning', [hotline], news),
  promotions: personal('gift-boxes', [hotline], { skeleton: 'Promotions' }),
  detailPromotions: personal('gift-boxes', [page('promotions'), hotline]),
  postDetail: personal('family-evening', [page('whatIsNew')]),

  mobileServices: personal('phone-video', dialOrVisit('packages'), mobile),
  mobileServicesGroup: personal('phone-video', dialOrVisit('packages'), mobile),
  mobileServicesPackage: personal('phone-video', dialOrVisit('packages'), mobile),
  mobileServicesGift: personal('gift-boxes', dialOrVisit('packages'), mobile),

  homeInternet: personal('fibre-home', dialOrVisit('fibre'), banner),
  homeInternetAll: personal('fibre-home', dialOrVisit('fibre'), banner),
  homeInternetPackage: personal('fibre-lights', dialOrVisit('fibre'), banner),
  homeInternetOrder: personal('fibre-home', [shop, hotline, page('contactUs')], banner),
  homeInternetPayment: personal('pay-wallet', dialOrVisit('fibre'), banner),
  homeInternetResult: personal('fibre-home', [hotline, shop], banner),
  homeInternetTrack: personal('fibre-lights', [hotline, shop], banner),

  digitalService: personal('phone-video', [ussd('menu'), hotline], digital),
  digitalServiceUtilities: personal('sharing-hands', [ussd('share'), hotline], digital),
  digitalServiceGroup: personal('phone-video', [ussd('menu'), hotline], digital),
  digitalServiceDetail: personal('phone-video', [ussd('menu'), hotline], digital),
  dataShare: personal('sharing-hands', [ussd('share'), hotline], {
    access: 'signedIn',
    skeleton: 'DGDataShare',
  }),
  voiceShare: personal('phone-call', [ussd('share'), hotline], {
    access: 'signedIn',
    skeleton: 'DGVoiceShare',
  }),

  community: personal('tree-planting', [page('whatIsNew'), hotline], { skeleton: 'community_page' }),
  communityDetail: personal('tree-planting', [page('community')]),
  serviceApplication: personal('job-desk', [shop, hotline], content),
  requestIssue: personal('help-headset', [hotline, shop, page('qna')]),
  requestIssueTrack: personal('chat-robot', [hotline, shop]),

  myidApp: personal('phone-video', [ussd('menu'), page('logIn'), hotline], content),
  elearning: personal('school-phones', [hotline, page('contactUs')], content),
  family: personal('family-evening', [email, hotline], content),
  mbccs: personal('shop-front', [email, hotline], content),
  pay: wallet,
  payAgent: wallet,
  payCse: wallet,
  payMerchant: wallet,
  payMbccs: wallet,

  international: personal('roaming-globe', [hotline, shop, ussd('menu')]),
  roam: personal('train-journey', [ussd('menu'), hotline, shop]),
  internationalCallAndSms: personal('phone-call', [ussd('menu'), hotline]),

  topUp: personal('top-up-card', [ussd('topUp'), ussd('balance'), shop], content),
  orderSim: personal('sim-card', [shop, hotline], content),
  qna: personal('help-headset', [hotline, page('ussd'), page('contactUs')]),
  qnaEntry: personal('help-headset', [hotline, page('qna'), page('contactUs')]),
  ussd: personal('phone-call', [ussd('menu'), ussd('balance'), hotline]),

  logIn: personal('phone-call', [ussd('balance'), ussd('menu'), hotline]),
  forgetPassword: personal('phone-call', [ussd('readCode'), hotline, shop]),
  myid: personal('phone-call', [ussd('balance'), page('logIn'), hotline]),
  myidHistory: personal('job-desk', [hotline, shop]),
  myidPackages: personal('phone-video', [ussd('packages'), hotline]),
  myidRecipients: personal('family-evening', [ussd('share'), hotline]),
  myidLines: personal('sim-card', [shop, hotline]),
  myidNotifications: personal('phone-video', [page('whatIsNew'), hotline]),
  myidSettings: personal('phone-call', [shop, hotline]),

  loyalty: personal('points-stars', [ussd('points'), page('loyaltyRanking'), hotline], content),
  loyaltyHome: personal('points-stars', [ussd('points'), page('loyalty'), hotline]),
  loyaltyVoucherExchange: personal('gift-boxes', [ussd('points'), page('loyalty'), shop]),
  loyaltyDinner: personal('lanterns', [page('loyaltyRanking'), hotline]),
  loyaltyVoucherDetail: personal('gift-boxes', [ussd('points'), shop, hotline]),
  loyaltyRanking: personal('award-cup', [ussd('points'), page('loyalty'), hotline]),
  loyaltyPoint: personal('points-stars', [ussd('points'), page('loyalty'), hotline], { skeleton: 'earned' }),
  loyaltyExchangeData: points,
  loyaltyExchangeSuper: points,
  loyaltyExchangeSms: points,
  loyaltyExchangeVoice: points,
  loyaltyExchangeFtth: points,

  business: business(),
  businessDia: business('fibre-lights'),
  businessM2m: business('machine-sensors'),
  businessBulkSms: business('message-bubbles'),
  businessVBot: business('chat-robot'),
  businessDataCenter: business('cloud-servers'),
  businessEkyc: business('phone-video'),
  businessRpa: business('job-desk'),

  aboutUs: about('orchid-petals', [page('contactUs'), hotline, email], content),
  findOurShop: about('shop-front', [hotline, page('contactUs')], { access: 'findShop', skeleton: 'findMap' }),
  contactUs: about('help-headset', [hotline, email]),
  awards: about('award-cup', [page('contactUs')]),
  commitment: about('tree-planting', [page('community'), page('contactUs')], content),
  ourStory: about('orchid-morning', [page('contactUs')], content),
  career: about('job-desk', [email, hotline]),
  careerJob: about('job-desk', [email, hotline]),

  status: personal('signal-map', [hotline, ussd('menu')]),
  receipt: personal('job-desk', [hotline, shop]),
  privacyDeleteAccount: personal('job-desk', [shop, hotline, email], content),
  privacyExport: personal('job-desk', [shop, email, hotline], content),
  terms: personal('job-desk', [email, hotline], content),
  privacyPolicy: personal('job-desk', [email, hotline], content),
  cookie: personal('job-desk', [email, hotline], content),
  offline: personal('tower-night', [ussd('menu'), ussd('balance'), hotline]),
}
