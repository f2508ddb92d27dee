import type { FieldHook } from 'payload'
import { asRow, otherThan } from '../languages/both-sides.ts'

/**
 * Both languages are one save: Payload writes the language of the request, and takes the other one from what is stored. Here the
 * form's words are put in that place, so that they share version, transaction and every check. A call that does not send
 * them changes nothing.
 */
export const takeBeside =
  (name: string): FieldHook =>
  ({ value, siblingDocWithLocales, req }) => {
    if (typeof value !== 'string' || !siblingDocWithLocales) return value
    const other = otherThan(req.locale === 'my' ? 'my' : 'en')
    siblingDocWithLocales[name] = { ...asRow(siblingDocWithLocales[name]), [other]: value }
    return value
  }
