import type { Listed } from './all-documents.ts'

/** In the language of the screens where there is one, else whatever there is. */
export const titleOf = ({ en, my, publicId }: Listed, language: string): string =>
  (language === 'my' && my) || en || my || publicId
