import type { Lang } from '#contracts/language.ts'
import { earlyWords } from '../inline/early.ts'
import type { Words } from './words.ts'

/** After the first attempt: three requests at most. */
const RETRIES = 2

/** Texts of the frame and home are in the language's own file; a page's further texts in one with its name. */
const fileOf = (lang: Lang, page: string | null) =>
  `assets/i18n/${lang}${page === null ? '' : `/${page}`}.json`

async function ask(lang: Lang, page: string | null): Promise<Words> {
  const file = fileOf(lang, page)
  const answer = await ((page === null ? earlyWords(lang) : null) ?? fetch(`./${file}`))
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return (await answer.json()) as Words
}

export async function loadWords(lang: Lang, page: string | null = null): Promise<Words> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask(lang, page)
    } catch (error) {
      if (failures >= RETRIES) throw error
    }
  }
}
