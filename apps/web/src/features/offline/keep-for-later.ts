import { getAnnouncement, getCategory, getFooter, getLatestPostList, getPost } from '#contracts/content.ts'
import { getUssd } from '#contracts/ussd.ts'
import { getIdd } from '#contracts/international.ts'
import { LANGUAGES } from '#contracts/language.ts'
import { FIRST_PAGE, PUBLIC_PAGE_SIZE } from '#contracts/paging.ts'
import { listShops } from '#contracts/shops.ts'
import { callApi } from '../../api/call-api.ts'
import { isLowData } from '../../low-data/low-data.ts'

type Keep = () => Promise<unknown>

/** Pages whose texts are stored together with the frame. */
const STORED_PAGES = ['/news-page', '/ussd-page', '/offline-page'] as const

/** Needed by every offline page: a few kilobytes, mostly in the browser's cache already. */
const ALWAYS: readonly Keep[] = [
  ...LANGUAGES.flatMap((lang) =>
    ['', ...STORED_PAGES].map((page) => () => fetch(`./assets/i18n/${lang}${page}.json`)),
  ),
  () => fetch('./config.json'),
  () => callApi(getUssd),
  () => callApi(getFooter),
  () => callApi(getAnnouncement),
  () => callApi(getCategory),
  () => callApi(getLatestPostList),
  () => callApi(getPost, { query: { page: FIRST_PAGE, size: PUBLIC_PAGE_SIZE } }),
]

/** Larger, and useful only to some. */
const WITH_ROOM: readonly Keep[] = [() => callApi(listShops), () => callApi(getIdd)]

/** The service worker was not active during the first visit, so these are requested once more through it. */
export async function keepForLater(): Promise<void> {
  for (const keep of isLowData() ? ALWAYS : [...ALWAYS, ...WITH_ROOM]) {
    // One after another, so that the visitor's own requests come first; a failure costs only its copy.
    await keep().catch(() => undefined)
  }
}
