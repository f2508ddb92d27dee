import type { RuntimeCaching } from 'workbox-build'

const DAY_SECONDS = 86_400

/** Somebody with a slow line gets the copy after this long. */
const PATIENCE_SECONDS = 5

/**
 * The functions travel into the worker as text, so each stands alone and imports nothing. Only what is public and
 * without a price to pay is named: nothing of a signed-in line is ever stored.
 */
export const keptFor = (): RuntimeCaching[] => [
  {
    urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname === '/',
    handler: 'NetworkOnly',
    // Never a page of another release than the files beside it: without a network, the one stored with them.
    options: { precacheFallback: { fallbackURL: 'index.html' } },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^\/(config\.json|assets\/i18n\/(en|my|routing)(\/[\w-]+)?\.json)$/.test(url.pathname),
    handler: 'NetworkFirst',
    options: { cacheName: 'words', networkTimeoutSeconds: PATIENCE_SECONDS },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(url.pathname),
    handler: 'CacheFirst',
    options: { cacheName: 'files', expiration: { maxEntries: 150, maxAgeSeconds: 60 * DAY_SECONDS } },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin &&
      /^\/api\/v1\/(get-announcement|get-footer|get-category|get-post(-list-by-category|-detail)?|get-latest-post-list|get-banner-by-type)(\/|$)/.test(
        url.pathname,
      ),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'news',
      networkTimeoutSeconds: PATIENCE_SECONDS,
      expiration: { maxEntries: 60, maxAgeSeconds: 30 * DAY_SECONDS },
    },
  },
  {
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^\/(api\/v1\/(get-ussd|get-faq|intl\/.+)|find-shop\/list)$/.test(url.pathname),
    handler: 'StaleWhileRevalidate',
    options: { cacheName: 'lists', expiration: { maxEntries: 40, maxAgeSeconds: 60 * DAY_SECONDS } },
  },
  {
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/media\/.+\.(avif|webp)$/.test(url.pathname),
    handler: 'CacheFirst',
    options: { cacheName: 'pictures', expiration: { maxEntries: 40, maxAgeSeconds: 30 * DAY_SECONDS } },
  },
]
