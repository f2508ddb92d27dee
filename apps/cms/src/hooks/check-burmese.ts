import { ValidationError } from 'payload'
import type { CollectionBeforeValidateHook } from 'payload'
import { mapTexts } from '../burmese/text-walk.ts'
import { inWords } from '../words/desk-words.ts'
import { convertFields, findZawgyi, type Finding, normal } from '../burmese/zawgyi.ts'

type Checked = Record<string, unknown> & { convertZawgyi?: unknown; zawgyiFlag?: unknown }

/**
 * The entrance for all text of staff: normalised, and stopped when it is written in Zawgyi, because that cannot be
 * told from broken Burmese later. Conversion waits for a person to say yes: its rules garble some words.
 */
export const checkBurmese: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const cleaned = mapTexts(data, normal) as Checked
  const findings = findZawgyi(cleaned)
  const certain = findings.filter((finding) => finding.certain)
  if (certain.length > 0 && cleaned.convertZawgyi !== true) {
    throw new ValidationError(
      { collection: collection.slug, errors: certain.map(asError(req.i18n.language)) },
      req.t,
    )
  }
  const converted = convertFields(cleaned, new Set(certain.map((finding) => finding.path))) as Checked
  const doubtful = findings.filter((finding) => !finding.certain).map((finding) => finding.path)
  return { ...converted, convertZawgyi: false, zawgyiFlag: doubtful.join(', ') }
}

const asError =
  (language: string) =>
  ({ path, after }: Finding) => ({
    path,
    message: inWords('looksLikeZawgyi', language, { after: after.slice(0, 120) }),
  })
