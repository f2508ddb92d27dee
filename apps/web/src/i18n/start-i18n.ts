import type { Lang } from '#contracts/language.ts'
import { LINE_WORDS, learnLineWords } from '#language/line-pieces.ts'
import { currentLang, saveLang, savedLang, setCurrentLang } from './lang.ts'
import { loadWords } from './load-words.ts'
import { addWords, beginWords, hasWords, wordsChanged } from './words.ts'

/** Every text of a language, for one that is missing where it is said: none is, and nobody would read its key. */
const ALL = 'all'

/** Pages that were opened: another language needs the words of each. */
const pages = new Set<string>()
const asked = new Map<string, Promise<void>>()

async function addLanguage(lang: Lang): Promise<void> {
  if (hasWords(lang)) return
  const words = await loadWords(lang)
  const lineWords = words[LINE_WORDS]
  if (lineWords) learnLineWords(lineWords)
  addWords(lang, words)
}

/** Asked for once, by whoever comes first; after a failure again. */
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

/** Texts of the chosen language, then the app may draw. */
export async function startI18n(): Promise<void> {
  const lang = savedLang()
  setCurrentLang(lang)
  beginWords(fetchMissing)
  await addLanguage(lang)
}

/** What a page says beside the frame. Without it the page shows its content and no raw keys. */
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
