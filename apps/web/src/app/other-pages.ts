import { askForShops } from '../api/shops-query.ts'
import type { RouteId } from '../navigation/routes.ts'
import { isHome } from '../navigation/is-home.ts'
import { addPageWords } from '../i18n/start-i18n.ts'
import type { LoadPage } from '../page/page-props.ts'

/** A page is loaded together with its texts, which the build puts into a file of the page's name. */
const page =
  (words: string, load: LoadPage): LoadPage =>
  async () =>
    (await Promise.all([load(), addPageWords(words)]))[0]

/** Starts a page's request before its files, which would otherwise take all connections. */
const after =
  (ask: () => Promise<void>, load: LoadPage): LoadPage =>
  async () => {
    await ask()
    return load()
  }

const contentPage = page('content-page', () => import('../pages/content-page.tsx'))
/** The home page of signed-in customers; nobody else loads it. */
const ownHomePage = page('own-home-page', () => import('../features/home/own-home-page.tsx'))
const postPage = page('post-page', () => import('../features/post/post-page.tsx'))
const packagesPage = page('packages-page', () => import('../features/packages/packages-page.tsx'))
const digitalPage = page('digital-page', () => import('../features/digital/digital-page.tsx'))
const fibrePage = page('fibre-page', () => import('../features/fibre/fibre-page.tsx'))
const businessPage = page('business-page', () => import('../features/leads/business-page.tsx'))
const helpPage = page('help-page', () => import('../features/help/help-page.tsx'))
const sharePage = page('share-page', () => import('../features/sharing/share-page.tsx'))
const exchangePage = page('exchange-page', () => import('../features/loyalty/exchange-page.tsx'))

/** The page file of each address except home, loaded when somebody goes there. */
export const OTHER_PAGES: Readonly<Partial<Record<RouteId, LoadPage>>> = {
  whatIsNew: page('news-page', () => import('../features/news/news-page.tsx')),
  promotions: page('promotions-page', () => import('../features/promotions/promotions-page.tsx')),
  detailPromotions: page(
    'detail-promotions-page',
    () => import('../features/campaign/detail-promotions-page.tsx'),
  ),
  postDetail: postPage,
  mobileServices: packagesPage,
  mobileServicesGroup: packagesPage,
  mobileServicesPackage: page('package-page', () => import('../features/packages/package-page.tsx')),
  mobileServicesGift: page('gift-page', () => import('../features/gifts/gift-page.tsx')),
  homeInternet: fibrePage,
  homeInternetAll: fibrePage,
  homeInternetPackage: page('plan-page', () => import('../features/fibre/plan-page.tsx')),
  homeInternetOrder: page('order-page', () => import('../features/fibre/order/order-page.tsx')),
  homeInternetPayment: page('payment-page', () => import('../features/fibre/payment/payment-page.tsx')),
  homeInternetResult: page('result-page', () => import('../features/fibre/track/result-page.tsx')),
  homeInternetTrack: page('track-page', () => import('../features/fibre/track/track-page.tsx')),
  digitalService: digitalPage,
  digitalServiceUtilities: digitalPage,
  digitalServiceGroup: digitalPage,
  digitalServiceDetail: page(
    'service-detail-page',
    () => import('../features/digital/service-detail-page.tsx'),
  ),
  businessDia: businessPage,
  businessM2m: businessPage,
  businessBulkSms: businessPage,
  businessVBot: businessPage,
  businessDataCenter: businessPage,
  businessEkyc: businessPage,
  businessRpa: businessPage,
  dataShare: sharePage,
  voiceShare: sharePage,
  community: page('community-page', () => import('../features/community/community-page.tsx')),
  communityDetail: postPage,
  serviceApplication: page(
    'applications-page',
    () => import('../features/applications/applications-page.tsx'),
  ),
  requestIssue: page('report-page', () => import('../features/tickets/report-page.tsx')),
  status: page('status-page', () => import('../features/status/status-page.tsx')),
  requestIssueTrack: page('tickets-page', () => import('../features/tickets/tickets-page.tsx')),
  international: page('hub-page', () => import('../features/international/hub-page.tsx')),
  roam: page('roam-page', () => import('../features/international/roam-page.tsx')),
  internationalCallAndSms: page('calls-page', () => import('../features/international/calls-page.tsx')),
  topUp: page('topup-page', () => import('../features/topup/topup-page.tsx')),
  orderSim: page('order-sim-page', () => import('../features/sim/order-sim-page.tsx')),
  qna: helpPage,
  qnaEntry: helpPage,
  ussd: page('ussd-page', () => import('../features/ussd/ussd-page.tsx')),
  logIn: page('log-in-page', () => import('../features/identity/log-in-page.tsx')),
  forgetPassword: page('cannot-sign-in-page', () => import('../features/identity/cannot-sign-in-page.tsx')),
  myid: page('account-page', () => import('../features/account/account-page.tsx')),
  myidHistory: page('history-page', () => import('../features/account/history-page.tsx')),
  myidPackages: page('own-packages-page', () => import('../features/account/own-packages-page.tsx')),
  myidRecipients: page('recipients-page', () => import('../features/recipients/recipients-page.tsx')),
  myidSettings: page('settings-page', () => import('./settings/settings-page.tsx')),
  loyalty: page('loyalty-page', () => import('../features/loyalty/loyalty-page.tsx')),
  loyaltyHome: page('loyalty-home-page', () => import('../features/loyalty/loyalty-home-page.tsx')),
  loyaltyRanking: page('loyalty-ranking-page', () => import('../features/loyalty/loyalty-ranking-page.tsx')),
  loyaltyPoint: page('loyalty-point-page', () => import('../features/loyalty/loyalty-point-page.tsx')),
  loyaltyExchangeData: exchangePage,
  loyaltyExchangeVoice: exchangePage,
  loyaltyExchangeSms: exchangePage,
  loyaltyExchangeSuper: exchangePage,
  loyaltyExchangeFtth: exchangePage,
  loyaltyVoucherExchange: page('vouchers-page', () => import('../features/vouchers/vouchers-page.tsx')),
  loyaltyVoucherDetail: page('voucher-page', () => import('../features/vouchers/voucher-page.tsx')),
  loyaltyDinner: page('dinner-page', () => import('../features/vouchers/dinner-page.tsx')),
  findOurShop: after(
    askForShops,
    page('shops-page', () => import('../features/shops/shops-page.tsx')),
  ),
  contactUs: page('contact-page', () => import('../features/contact/contact-page.tsx')),
  awards: page('awards-page', () => import('../features/about/awards-page.tsx')),
  career: page('career-page', () => import('../features/about/career-page.tsx')),
  careerJob: page('job-page', () => import('../features/about/job-page.tsx')),
  receipt: page('receipt-page', () => import('../features/receipts/receipt-page.tsx')),
  offline: page('offline-page', () => import('../features/offline/offline-page.tsx')),
}

/** An address without a page of its own shows its document. */
export function otherPageOf(routeId: RouteId): LoadPage {
  if (isHome(routeId)) return ownHomePage
  return OTHER_PAGES[routeId] ?? contentPage
}
