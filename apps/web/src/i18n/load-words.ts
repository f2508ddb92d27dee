import type { Lang } from '#contracts/language.ts'
import { earlyWords } from '../inline/early.ts'

/** After the first try. Three requests at most. */
const RETRIES = 2

export type Words = Readonly<Record<string, string>>

async function ask(lang: Lang): Promise<Words> {
  const answer = await (earlyWords(lang) ?? fetch(`./assets/i18n/${lang}.json`))
  if (!answer.ok) throw new Error(`assets/i18n/${lang}.json answered ${answer.status}`)
  return (await answer.json()) as Words
}

export async function loadWords(lang: Lang): Promise<Words> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask(lang)
    } catch (error) {
      if (failures >= RETRIES) throw error
    }
  }
}
