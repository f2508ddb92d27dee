import { ROUTES, type RouteId } from '../navigation/routes.ts'
import type { RouteRow } from '../navigation/route-row.ts'
import type { Page } from '../page/page-props.ts'

type Load = () => Promise<{ Page: Page }>

const servicePage: Load = () => import('../service/service-page.tsx')
const contentPage: Load = () => import('../pages/content-page.tsx')
const homePage: Load = () => import('../features/home/home-page.tsx')
const postPage: Load = () => import('../features/post/post-page.tsx')
const packagesPage: Load = () => import('../features/packages/packages-page.tsx')
const digitalPage: Load = () => import('../features/digital/digital-page.tsx')
const fibrePage: Load = () => import('../features/fibre/fibre-page.tsx')
const helpPage: Load = () => import('../features/help/help-page.tsx')
const sharePage: Load = () => import('../features/sharing/share-page.tsx')

/** The file of the page at each address, fetched when somebody goes there. */
const PAGES: Readonly<Partial<Record<RouteId, Load>>> = {
  home: homePage,
  personal: homePage,
  whatIsNew: () => import('../features/news/news-page.tsx'),
  promotions: () => import('../features/promotions/promotions-page.tsx'),
  detailPromotions: () => import('../features/campaign/detail-promotions-page.tsx'),
  postDetail: postPage,
  mobileServices: packagesPage,
  mobileServicesGroup: packagesPage,
  mobileServicesPackage: () => import('../features/packages/package-page.tsx'),
  mobileServicesGift: () => import('../features/gifts/gift-page.tsx'),
  homeInternet: fibrePage,
  homeInternetAll: fibrePage,
  homeInternetPackage: () => import('../features/fibre/plan-page.tsx'),
  digitalService: digitalPage,
  digitalServiceUtilities: digitalPage,
  digitalServiceGroup: digitalPage,
  digitalServiceDetail: () => import('../features/digital/service-detail-page.tsx'),
  dataShare: sharePage,
  voiceShare: sharePage,
  community: () => import('../features/community/community-page.tsx'),
  communityDetail: postPage,
  international: () => import('../features/international/hub-page.tsx'),
  roam: () => import('../features/international/roam-page.tsx'),
  internationalCallAndSms: () => import('../features/international/calls-page.tsx'),
  qna: helpPage,
  qnaEntry: helpPage,
  ussd: () => import('../features/ussd/ussd-page.tsx'),
  logIn: () => import('../features/identity/log-in-page.tsx'),
  forgetPassword: () => import('../features/identity/cannot-sign-in-page.tsx'),
  myid: () => import('../features/account/account-page.tsx'),
  myidHistory: () => import('../features/account/history-page.tsx'),
  myidPackages: () => import('../features/account/own-packages-page.tsx'),
  myidRecipients: () => import('../features/recipients/recipients-page.tsx'),
  myidSettings: () => import('./settings/settings-page.tsx'),
  contactUs: () => import('../features/contact/contact-page.tsx'),
  awards: () => import('../features/about/awards-page.tsx'),
  career: () => import('../features/about/career-page.tsx'),
  careerJob: () => import('../features/about/job-page.tsx'),
  receipt: () => import('../features/receipts/receipt-page.tsx'),
  offline: () => import('../features/offline/offline-page.tsx'),
}

/** An address without a page of its own is a document, or says how to get the service today. */
export function pageOf(routeId: RouteId): Load {
  const route: RouteRow = ROUTES[routeId]
  return PAGES[routeId] ?? (route.document ? contentPage : servicePage)
}
