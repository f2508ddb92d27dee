import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { currentLang, saveLang, savedLang, setCurrentLang } from './lang.ts'
import { loadWords } from './load-words.ts'

const NAMESPACE = 'words'

function brandSlots(lang: Lang) {
  return { brand: brand.name[lang], company: brand.legalName[lang], hotline: brand.hotline }
}

async function addLanguage(lang: Lang): Promise<void> {
  if (!i18next.hasResourceBundle(lang, NAMESPACE))
    i18next.addResourceBundle(lang, NAMESPACE, await loadWords(lang))
}

function use(lang: Lang): void {
  setCurrentLang(lang)
  if (i18next.options.interpolation) i18next.options.interpolation.defaultVariables = brandSlots(lang)
}

/** Texts of the chosen language, then the app may draw. Keys are flat: `frame.login` is one key, not a path. */
export async function startI18n(): Promise<void> {
  const lang = savedLang()
  await i18next.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    // Without its texts a page shows its content and no raw keys.
    parseMissingKeyHandler: (key) => (i18next.hasResourceBundle(currentLang(), NAMESPACE) ? key : ''),
    keySeparator: false,
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: brandSlots(lang) },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  use(lang)
  await addLanguage(lang)
}

export async function switchLanguage(lang: Lang): Promise<void> {
  if (lang === currentLang()) return
  await addLanguage(lang)
  use(lang)
  saveLang(lang)
  await i18next.changeLanguage(lang)
}
