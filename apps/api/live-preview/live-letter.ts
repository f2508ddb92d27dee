import * as z from 'zod/mini'

const Fields = z.record(z.string(), z.unknown())

/** What the CMS sends about a form: the document in both languages, its page on the website, and how it is viewed. */
const LiveLetter = z.object({
  collection: z.string(),
  publicId: z.string(),
  path: z.string().check(z.regex(/^[\w/-]{0,200}$/)),
  lang: z.enum(['en', 'my']),
  wide: z.boolean(),
  en: Fields,
  my: Fields,
  /** For the editor, in their language: a required part is still missing. */
  unfinished: z.string(),
})

export type LiveLetter = z.infer<typeof LiveLetter>

const FIELD = 'document='

/** A browser form sends `text/plain`: the name of its one field, then the text. */
export const wordsOf = (body: unknown): string =>
  typeof body === 'string' && body.startsWith(FIELD) ? body.slice(FIELD.length).trimEnd() : ''

/** Null for what the CMS would never send. */
export function readLetter(words: string): LiveLetter | null {
  try {
    const read = LiveLetter.safeParse(JSON.parse(words))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
