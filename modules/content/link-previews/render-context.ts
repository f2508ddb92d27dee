import type { Lang } from '#contracts/language.ts'
import { contentHtml, markup, type Markup } from './markup.ts'

/** A text in the requested language, or in English until somebody writes the Burmese. */
export type Said = { readonly text: string; readonly lang: Lang }

/** The product's own texts by full key (`content.open`); passed in because a module owns none. */
export type LinkPreviewWords = (lang: Lang, key: string, slots?: Readonly<Record<string, string>>) => string

/** What a page needs to be rendered in one language. */
export type RenderContext = {
  readonly lang: Lang
  words(key: string, slots?: Readonly<Record<string, string>>): string
  say(english: string, burmese: string | null): Said
  /** A text as an element; English on a Burmese page gets a `lang`. Empty texts produce nothing. */
  element(tag: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'td' | 'th' | 'dd' | 'dt' | 'figcaption', said: Said): Markup
  /** Content HTML in a `div` of its own language. */
  content(said: Said): Markup
  /** With the origin: previews and search engines need absolute addresses. */
  absolute(path: string): string
}

export function renderContextIn(lang: Lang, words: LinkPreviewWords, publicOrigin: string): RenderContext {
  const mark = (said: Said): Markup => (said.lang === lang ? markup`` : markup` lang="${said.lang}"`)
  return {
    lang,
    words: (key, slots) => words(lang, key, slots),
    say: (english, burmese) =>
      lang === 'my' && burmese ? { text: burmese, lang: 'my' } : { text: english, lang: 'en' },
    element: (tag, said) =>
      said.text ? markup`<${{ html: tag }}${mark(said)}>${said.text}</${{ html: tag }}>` : markup``,
    content: (said) =>
      said.text ? markup`<div class="prose"${mark(said)}>${contentHtml(said.text)}</div>` : markup``,
    absolute: (path) => publicOrigin + path,
  }
}

/** A definition list of labels and values; lines without a value are left out. */
export const facts = (context: RenderContext, lines: readonly (readonly [string, Said])[]): Markup =>
  markup`<dl>${lines
    .filter(([, said]) => said.text)
    .map(([name, said]) => [markup`<dt>${name}</dt>`, context.element('dd', said)])}</dl>`
