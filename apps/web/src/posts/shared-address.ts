import type { Lang } from '#contracts/language.ts'

/** The preview is in the language of the one who shares. */
export function sharedAddress(shareUrl: string, lang: Lang): string {
  const mark = shareUrl.includes('?') ? '&' : '?'
  return `${shareUrl}${mark}lang=${lang}`
}
