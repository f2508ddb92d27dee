import * as z from 'zod/mini'

/** The two languages of the product, and only these. */
export const LANGUAGES = ['en', 'my'] as const
export type Lang = (typeof LANGUAGES)[number]

/** Used whenever nothing is saved: header, texts and SMS alike. */
export const DEFAULT_LANG: Lang = 'my'

/** The gateway's own spelling of the language header; `MU` is no language tag, so it lives only at this edge. */
export const toLanguageHeader = (lang: Lang): 'MU' | 'en-US' => (lang === 'my' ? 'MU' : 'en-US')

/** Reads `MU`, `mu`, `my`, `my-MM`, … as Burmese and everything else as English; no header means the default. */
export function fromLanguageHeader(header: string | undefined): Lang {
  if (!header) return DEFAULT_LANG
  return /^(mu|my)\b/i.test(header.trim()) ? 'my' : 'en'
}

/** A text that editors write in English and, sooner or later, in Burmese. `null` means "not yet written", never a copy. */
export const Mm = z.nullable(z.string())
