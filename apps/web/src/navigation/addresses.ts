import { brand } from '#brand'

const { slug } = brand

/**
 * Every address of the product: the requirements' table, its navigation links, and our own sub-paths. Anything else is the not-found
 * screen. Order does not matter: fixed segments win over parameters. Segments after `#/`; `:name` takes any one segment, `:name(a|b)`
 * only the listed ones; case matters. What each address shows is in `routes.ts`, because a first load needs only the addresses.
 */
export const ADDRESSES = {
  home: '',
  personal: 'personal',
  whatIsNew: 'whatIsNew',
  promotions: 'promotions',
  detailPromotions: 'detail-promotions',
  postDetail: 'post-detail/:postId',

  mobileServices: 'mobile-services',
  mobileServicesGroup: 'mobile-services/:vasGroupId',
  mobileServicesPackage: 'mobile-services/package/:id',
  mobileServicesGift: 'mobile-services/package/:id/gift',

  homeInternet: 'home-internet',
  homeInternetAll: 'home-internet/all',
  homeInternetPackage: 'home-internet/package/:id',
  homeInternetOrder: 'home-internet/order/:id',
  homeInternetPayment: 'home-internet/payment',
  homeInternetResult: 'home-internet/result/:orderId',
  homeInternetTrack: 'home-internet/track',

  digitalService: 'digital-service',
  digitalServiceUtilities: 'digital-service/utilities',
  digitalServiceGroup: 'digital-service/:groupId',
  digitalServiceDetail: 'digital-service/detail/:id',
  dataShare: 'digital-service/utilities/data-share/:itemId',
  voiceShare: 'digital-service/utilities/voice-share/:itemId',

  community: 'community',
  communityDetail: 'community/community-detail/:categoryId/:postId',
  serviceApplication: 'service-application',
  requestIssue: 'request-issue',
  requestIssueTrack: 'request-issue/track',

  myidApp: 'myid-app',
  elearning: `${slug}-elearning`,
  family: `${slug}-family`,
  mbccs: `${slug}-mbccs`,
  pay: `${slug}-pay`,
  payAgent: 'mytelpay-agent',
  payCse: 'mytelpay-cse',
  payMerchant: 'mytelpay-machant',
  payMbccs: 'mytelpay-mBCCS',

  international: 'International',
  roam: 'International/roam',
  internationalCallAndSms: 'International/internationalCallandSMS',

  topUp: 'top-up',
  orderSim: 'order-sim',
  qna: 'qna',
  qnaEntry: 'qna/:id',
  ussd: 'ussd',

  logIn: 'log-in',
  forgetPassword: 'forget-password',
  myid: 'myid',
  myidHistory: 'myid/history',
  myidPackages: 'myid/packages',
  myidRecipients: 'myid/recipients',
  myidSettings: 'myid/settings',

  loyalty: `${slug}-loyalty`,
  loyaltyHome: `${slug}-loyalty-home`,
  loyaltyVoucherExchange: `${slug}-loyalty-voucher-exchange/:class(a-class|b-class|c-class)`,
  loyaltyDinner: `${slug}-loyalty-dinner`,
  loyaltyVoucherDetail: `${slug}-loyalty-detail-voucher-exchange`,
  loyaltyRanking: `${slug}-loyalty-ranking`,
  loyaltyPoint: 'myid-loyalty-point',
  loyaltyExchangeData: 'myid-loyalty-exchange-point-data',
  loyaltyExchangeSuper: 'myid-loyalty-exchange-point-super',
  loyaltyExchangeSms: 'myid-loyalty-exchange-point-sms',
  loyaltyExchangeVoice: 'myid-loyalty-exchange-point-voice',
  loyaltyExchangeFtth: 'myid-loyalty-exchange-point-ftth',

  business: 'business',
  businessDia: 'business/dia',
  businessM2m: 'business/m2m',
  businessBulkSms: 'business/bulk-sms',
  businessVBot: 'business/v-bot',
  businessDataCenter: 'business/data-center',
  businessEkyc: 'business/eKYC',
  businessRpa: 'business/rpa',

  aboutUs: 'about-us',
  findOurShop: 'about-us/find-our-shop',
  contactUs: 'about-us/contact-us',
  awards: 'about-us/awards',
  commitment: 'about-us/community',
  ourStory: 'about-us/our-story',
  career: 'about-us/career',
  careerJob: 'about-us/career/:id',

  status: 'status',
  receipt: 'receipt/:no',
  privacyDeleteAccount: 'privacy/delete-account',
  privacyExport: 'privacy/export',
  terms: 'terms',
  privacyPolicy: 'privacy-policy',
  cookie: 'cookie',
  offline: 'offline',
} as const

export type RouteId = keyof typeof ADDRESSES

export const ROUTE_IDS = Object.keys(ADDRESSES) as RouteId[]
