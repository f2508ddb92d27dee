import type { Page } from '../page/page-props.ts'
import type { PageName } from '../navigation/route-row.ts'
import { ROUTES, type RouteId } from '../navigation/routes.ts'

type Load = () => Promise<{ Page: Page }>

/** Where each page's file is; it is fetched when an address asks for it. */
const PAGES: Readonly<Record<PageName, Load>> = {
  service: () => import('../service/service-page.tsx'),
  home: () => import('../features/home/home-page.tsx'),
  news: () => import('../features/news/news-page.tsx'),
  promotions: () => import('../features/promotions/promotions-page.tsx'),
  post: () => import('../features/post/post-page.tsx'),
  campaign: () => import('../features/campaign/detail-promotions-page.tsx'),
  community: () => import('../features/community/community-page.tsx'),
  content: () => import('../pages/content-page.tsx'),
  awards: () => import('../features/about/awards-page.tsx'),
  career: () => import('../features/about/career-page.tsx'),
  job: () => import('../features/about/job-page.tsx'),
  contact: () => import('../features/contact/contact-page.tsx'),
  packages: () => import('../features/packages/packages-page.tsx'),
  package: () => import('../features/packages/package-page.tsx'),
  digital: () => import('../features/digital/digital-page.tsx'),
  digitalDetail: () => import('../features/digital/service-detail-page.tsx'),
  fibre: () => import('../features/fibre/fibre-page.tsx'),
  fibrePlan: () => import('../features/fibre/plan-page.tsx'),
  help: () => import('../features/help/help-page.tsx'),
  ussd: () => import('../features/ussd/ussd-page.tsx'),
  international: () => import('../features/international/hub-page.tsx'),
  roam: () => import('../features/international/roam-page.tsx'),
  calls: () => import('../features/international/calls-page.tsx'),
  logIn: () => import('../features/identity/log-in-page.tsx'),
  cannotSignIn: () => import('../features/identity/cannot-sign-in-page.tsx'),
  settings: () => import('./settings/settings-page.tsx'),
  gift: () => import('../features/gifts/gift-page.tsx'),
  share: () => import('../features/sharing/share-page.tsx'),
  account: () => import('../features/account/account-page.tsx'),
  history: () => import('../features/account/history-page.tsx'),
  ownPackages: () => import('../features/account/own-packages-page.tsx'),
  recipients: () => import('../features/gifts/recipients-page.tsx'),
  receipt: () => import('../features/receipts/receipt-page.tsx'),
  offline: () => import('../features/offline/offline-page.tsx'),
}

export const pageOf = (routeId: RouteId): Load => PAGES[ROUTES[routeId].page]
