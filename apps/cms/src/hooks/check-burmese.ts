import { ValidationError } from 'payload'
import type { CollectionBeforeValidateHook } from 'payload'
import { mapTexts } from '../burmese/text-walk.ts'
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
    throw new ValidationError({ collection: collection.slug, errors: certain.map(asError) }, req.t)
  }
  const converted = convertFields(cleaned, new Set(certain.map((finding) => finding.path))) as Checked
  const doubtful = findings.filter((finding) => !finding.certain).map((finding) => finding.path)
  return { ...converted, convertZawgyi: false, zawgyiFlag: doubtful.join(', ') }
}

const asError = ({ path, after }: Finding) => ({
  path,
  message: `This looks like Zawgyi. As Unicode it would read: ${after.slice(0, 120)} … Tick "Convert Zawgyi" to convert it.`,
})
