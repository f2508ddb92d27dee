import type { PayloadRequest } from 'payload'
import { isToMissingDocument } from '../links/missing-document.ts'
import { type DeskWord, inWords } from '../words/desk-words.ts'
import { linkFault, linkRule } from './link-rule.ts'

type Options = { readonly req?: PayloadRequest; readonly event?: 'onChange' | 'submit' }

/** What is wrong with a link, also when nobody wrote the document it names. Not at every key that is pressed: it asks the database. */
export async function publishedLinkFault(
  link: string,
  { req, event }: Options = {},
): Promise<DeskWord | null> {
  const fault = linkFault(link)
  if (fault || !req || event === 'onChange') return fault
  return (await isToMissingDocument(req, link)) ? 'linkToNothing' : null
}

export function publishedLinkRule(required: boolean) {
  const formRule = linkRule(required)
  return async (value: unknown, options?: Options): Promise<true | string> => {
    const told = formRule(value, options)
    if (told !== true || !value) return told
    const link = String(value)
    const fault = await publishedLinkFault(link, options)
    return fault === null || inWords(fault, options?.req?.i18n.language ?? 'en', { link })
  }
}
