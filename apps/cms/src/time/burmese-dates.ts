/**
 * Payload has a fixed list of languages for dates, and Burmese is not in it. The build puts ours in the place of one that nobody
 * here reads (`next.config.ts`).
 */
export const BURMESE_DATES = 'th'
