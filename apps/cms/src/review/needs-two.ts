/** What no one publishes alone: it stands on every page, says what things cost, or binds us by law. */
const ALWAYS = new Set(['announcements', 'package-words', 'fibre-words', 'roam-rates', 'idd-rates'])
const LEGAL_PAGES = new Set([
  'privacy-policy',
  'terms',
  'cookie',
  'privacy__delete-account',
  'privacy__export',
])

export const needsTwo = (collection: string, publicId: unknown): boolean =>
  ALWAYS.has(collection) || (collection === 'pages' && LEGAL_PAGES.has(String(publicId)))

/** Of such a collection at least some documents need two. */
export const mayNeedTwo = (collection: string): boolean => ALWAYS.has(collection) || collection === 'pages'
