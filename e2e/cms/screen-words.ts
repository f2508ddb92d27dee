import { CHOICE_WORDS } from '../../apps/cms/src/words/screen-words.ts'
import { type DeskWord, inWords } from '../../apps/cms/src/words/desk-words.ts'

type Language = 'en' | 'my'

/** What the screens of a colleague say, in the language they chose: the CMS's own words, so that no journey repeats them. */
export const saysIn =
  (language: Language) =>
  (word: DeskWord, slots?: Readonly<Record<string, string | number>>): string =>
    inWords(word, language, slots)

export const choiceIn = (language: Language, choice: string): string =>
  CHOICE_WORDS[choice]?.[language === 'my' ? 1 : 0] ?? choice
