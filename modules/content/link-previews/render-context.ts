import type { Lang } from '#contracts/language.ts'
import { contentHtml, markup, type Markup } from './markup.ts'

/** A text in the language asked for, or in English while nobody has written the Burmese. */
export type Said = { readonly text: string; readonly lang: Lang }

/** The product's own words by full key (`content.open`); given from outside because a module owns none. */
export type LinkPreviewWords = (lang: Lang, key: string, slots?: Readonly<Record<string, string>>) => string

/** All that a page needs to be written in one language. */
export type RenderContext = {
  readonly lang: Lang
  words(key: string, slots?: Readonly<Record<string, string>>): string
  say(english: string, burmese: string | null): Said
  /** A text as an element; English inside a Burmese page is marked as such. Empty texts leave nothing behind. */
  element(tag: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'td' | 'th' | 'dd' | 'dt' | 'figcaption', said: Said): Markup
  /** Content HTML in a `div` of its own language. */
  content(said: Said): Markup
  /** With the origin in front: previews and search engines take nothing else. */
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

/** Two columns of what something is and how much of it; lines without a value are left out. */
export const facts = (context: RenderContext, lines: readonly (readonly [string, Said])[]): Markup =>
  markup`<dl>${lines
    .filter(([, said]) => said.text)
    .map(([name, said]) => [markup`<dt>${name}</dt>`, context.element('dd', said)])}</dl>`
