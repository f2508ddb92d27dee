import type { Lang } from '#contracts/language.ts'
import { LINE_WORDS, learnLineWords } from '#language/line-pieces.ts'
import { currentLang, saveLang, savedLang, setCurrentLang } from './lang.ts'
import { loadWords } from './load-words.ts'
import { addWords, beginWords, hasWords, wordsChanged } from './words.ts'

/** All texts of a language, loaded when one is missing, so that nobody ever reads its key. */
const ALL = 'all'

/** Pages opened so far: a change of language loads the texts of each. */
const pages = new Set<string>()
const asked = new Map<string, Promise<void>>()

async function addLanguage(lang: Lang): Promise<void> {
  if (hasWords(lang)) return
  const words = await loadWords(lang)
  const lineWords = words[LINE_WORDS]
  if (lineWords) learnLineWords(lineWords)
  addWords(lang, words)
}

/** Requested once, and again after a failure. */
function addPage(lang: Lang, page: string): Promise<void> {
  const name = `${lang} ${page}`
  const words =
    asked.get(name) ??
    loadWords(lang, page).then(
      (found) => addWords(lang, found),
      (error: unknown) => {
        asked.delete(name)
        throw error
      },
    )
  asked.set(name, words)
  return words
}

const notLoaded = (error: unknown) => console.error('texts could not be loaded', error)

const fetchMissing = (lang: Lang) => void addPage(lang, ALL).then(wordsChanged, notLoaded)

/** Loads the texts of the chosen language, after which the app may render. */
export async function startI18n(): Promise<void> {
  const lang = savedLang()
  setCurrentLang(lang)
  beginWords(fetchMissing)
  await addLanguage(lang)
}

/** Loads a page's own texts. If that fails, the page shows its content and no raw keys. */
export async function addPageWords(page: string): Promise<void> {
  pages.add(page)
  await addPage(currentLang(), page).catch(notLoaded)
}

export async function switchLanguage(lang: Lang): Promise<void> {
  if (lang === currentLang()) return
  await Promise.all([addLanguage(lang), ...[...pages].map((page) => addPage(lang, page))])
  setCurrentLang(lang)
  saveLang(lang)
  wordsChanged()
}
