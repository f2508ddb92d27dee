import { type DeskWord, inWords } from '../words/desk-words.ts'

export type Asked = { readonly req?: { readonly i18n: { readonly language: string } } }

export const languageOf = (asked?: Asked): string => asked?.req?.i18n.language ?? 'en'

/** A text of a certain shape; refused in the language of the screens. */
export const neededShape =
  (shape: RegExp, word: DeskWord) =>
  (value: unknown, asked?: Asked): true | string =>
    shape.test(String(value ?? '')) || inWords(word, languageOf(asked))

/** The same, or none. */
export function shapeRule(shape: RegExp, word: DeskWord) {
  const needed = neededShape(shape, word)
  return (value: unknown, asked?: Asked): true | string => !value || needed(value, asked)
}
