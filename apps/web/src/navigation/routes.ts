import type { ArtName } from '#ui/art/names.ts'
import type { RouteId } from './addresses.ts'
import type { RouteRow, Tab } from './route-row.ts'
import type { SkeletonLabel } from './skeleton-label.ts'

export type { RouteId } from './addresses.ts'

/** A page of one tab, with what most of them share; `more` states only the difference. */
function row(
  tab: Tab,
  art: ArtName,
  more: Partial<Pick<RouteRow, 'access' | 'document'>> & { skeleton?: SkeletonLabel } = {},
): RouteRow {
  return {
    tab,
    art,
    access: 'public',
    skeleton: 'see-all-news-detail',
    ...more,
  }
}

/** A page that is its document: words and pictures of editors, arranged in blocks. */
const content = { document: true } as const

const personal = row.bind(null, 'personal')
const about = row.bind(null, 'about')
const business = (art: ArtName = 'office-building') => row('business', art, content)
const wallet = personal('pay-wallet', content)
const points = personal('points-stars')

const news = { skeleton: 'see-all-news' } as const
const mobile = { skeleton: 'MobileService' } as const
const digital = { skeleton: 'DigitalService' } as const
const banner = { skeleton: 'home_loading_banner' } as const

/** What stands at each address: read by the pages there, and by nothing of a first load. */
export const ROUTES: Readonly<Record<RouteId, RouteRow>> = {
  home: personal('phone-video', banner),
  personal: personal('phone-video', banner),
  whatIsNew: personal('market-morning', news),
  promotions: personal('gift-boxes', { skeleton: 'Promotions' }),
  detailPromotions: personal('gift-boxes'),
  postDetail: personal('family-evening'),

  mobileServices: personal('phone-video', mobile),
  mobileServicesGroup: personal('phone-video', mobile),
  mobileServicesPackage: personal('phone-video', mobile),
  mobileServicesGift: personal('gift-boxes', mobile),

  homeInternet: personal('fibre-home', banner),
  homeInternetAll: personal('fibre-home', banner),
  homeInternetPackage: personal('fibre-lights', banner),
  homeInternetOrder: personal('fibre-home', banner),
  homeInternetPayment: personal('pay-wallet', banner),
  homeInternetResult: personal('fibre-home', banner),
  homeInternetTrack: personal('fibre-lights', banner),

  digitalService: personal('phone-video', digital),
  digitalServiceUtilities: personal('sharing-hands', digital),
  digitalServiceGroup: personal('phone-video', digital),
  digitalServiceDetail: personal('phone-video', digital),
  dataShare: personal('sharing-hands', {
    access: 'signedIn',
    skeleton: 'DGDataShare',
  }),
  voiceShare: personal('phone-call', {
    access: 'signedIn',
    skeleton: 'DGVoiceShare',
  }),

  community: personal('tree-planting', { skeleton: 'community_page' }),
  communityDetail: personal('tree-planting'),
  serviceApplication: personal('job-desk', content),
  requestIssue: personal('help-headset'),
  requestIssueTrack: personal('chat-robot'),

  myidApp: personal('phone-video', content),
  elearning: personal('school-phones', content),
  family: personal('family-evening', content),
  mbccs: personal('shop-front', content),
  pay: wallet,
  payAgent: wallet,
  payCse: wallet,
  payMerchant: wallet,
  payMbccs: wallet,

  international: personal('roaming-globe'),
  roam: personal('train-journey'),
  internationalCallAndSms: personal('phone-call'),

  topUp: personal('top-up-card', content),
  orderSim: personal('sim-card', content),
  qna: personal('help-headset'),
  qnaEntry: personal('help-headset'),
  ussd: personal('phone-call'),

  logIn: personal('phone-call'),
  forgetPassword: personal('phone-call'),
  myid: personal('phone-call'),
  myidHistory: personal('job-desk'),
  myidPackages: personal('phone-video'),
  myidRecipients: personal('family-evening'),
  myidSettings: personal('phone-call'),

  loyalty: personal('points-stars', content),
  loyaltyHome: personal('points-stars'),
  loyaltyVoucherExchange: personal('gift-boxes'),
  loyaltyDinner: personal('lanterns'),
  loyaltyVoucherDetail: personal('gift-boxes'),
  loyaltyRanking: personal('award-cup'),
  loyaltyPoint: personal('points-stars', { skeleton: 'earned' }),
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

  aboutUs: about('orchid-petals', content),
  findOurShop: about('shop-front', { access: 'findShop', skeleton: 'findMap' }),
  contactUs: about('help-headset'),
  awards: about('award-cup'),
  commitment: about('tree-planting', content),
  ourStory: about('orchid-morning', content),
  career: about('job-desk'),
  careerJob: about('job-desk'),

  status: personal('signal-map'),
  receipt: personal('job-desk'),
  privacyDeleteAccount: personal('job-desk', content),
  privacyExport: personal('job-desk', content),
  terms: personal('job-desk', content),
  privacyPolicy: personal('job-desk', content),
  cookie: personal('job-desk', content),
  offline: personal('tower-night'),
}
