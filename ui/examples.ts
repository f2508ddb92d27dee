import type { ReactNode } from 'react'

export type ExampleLanguage = 'en' | 'my'

/** A component is its examples: the workshop, the axe run and the pictures are all made from them. */
export type Examples = Record<string, (language: ExampleLanguage) => ReactNode>

/** Words of an example; real screens take theirs from i18n. */
export const say = (language: ExampleLanguage, en: string, my: string): string =>
  language === 'my' ? my : en
