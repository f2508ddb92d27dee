import { leadsSomewhere } from '../links/app-address.ts'
import { settings } from '../settings.ts'
import { type DeskWord, inWords } from '../words/desk-words.ts'

const ALLOWED = /^(#|https:\/\/|mailto:|tel:)/
const APP = '#/'

type Options = { readonly req?: { readonly i18n: { readonly language: string } } }

/** What is wrong with a link; null when nothing is. An anchor (`#prices`) stays on its page and is its own affair. */
export function linkFault(link: string): DeskWord | null {
  if (!ALLOWED.test(link)) return 'linkForm'
  if (link.startsWith(APP) && !leadsSomewhere(link, settings.brandSlug)) return 'linkNowhere'
  return null
}

export const linkRule =
  (required: boolean) =>
  (value: unknown, options?: Options): true | string => {
    const language = options?.req?.i18n.language ?? 'en'
    if (value === null || value === undefined || value === '')
      return required ? inWords('linkNeeded', language) : true
    const link = String(value)
    const fault = linkFault(link)
    return fault === null || inWords(fault, language, { link })
  }
