import type { Lang } from '#contracts/language.ts'

let lang: Lang = 'en'

/** Kept on the server with the person; nothing of the office is kept in the browser. */
export const currentLang = (): Lang => lang

export function setLang(next: Lang): void {
  lang = next
  document.documentElement.lang = next
}
