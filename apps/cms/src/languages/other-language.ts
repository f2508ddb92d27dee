import { getTranslation } from '@payloadcms/translations'
import { type Field, type FieldHook, type PayloadRequest, ValidationError } from 'payload'
import { inWords } from '../words/desk-words.ts'
import { otherThan, type Place, placesOf, type Row } from './both-sides.ts'
import { hasText } from './has-text.ts'

type Judge = (value: unknown, options: object) => unknown

/**
 * Payload looks only at the language on the screen, and drafts are not looked at: a broken text of the other language
 * would go out with this one. Only the hook of a field is given both.
 *
 * English stands in for Burmese that nobody has written yet, so empty Burmese is no fault; what is written must be right.
 */
export const checkOtherLanguage: FieldHook = async (args) => {
  const { data, collection, originalDoc, operation, req, value } = args
  if (!collection || data?.['_status'] !== 'published' || data['deletedAt']) return value
  const language = req.locale === 'my' ? 'my' : 'en'
  const other = otherThan(language)
  const save = { data: data as Row, stored: (args.siblingDocWithLocales ?? {}) as Row, language } as const
  const isShown = (field: Field, beside: Row): boolean => shown(field, save.data, beside, req)
  const errors = []
  for (const place of placesOf(collection.fields, save, isShown)) {
    if (other === 'my' && !hasText(place.values.my)) continue
    const judged = await judge(place, place.values[other], {
      collectionSlug: collection.slug,
      data: save.data,
      id: originalDoc?.['id'],
      operation,
      req,
    })
    if (typeof judged === 'string') errors.push(told(place, judged, other, req))
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return value
}

function shown(field: Field, data: Row, beside: Row, req: PayloadRequest): boolean {
  const condition = 'admin' in field ? field.admin?.condition : undefined
  if (!condition) return true
  return Boolean(condition(data, beside, { blockData: {}, operation: 'update', path: [], user: req.user }))
}

const judge = async ({ field, path, beside }: Place, value: unknown, known: object): Promise<unknown> => {
  const validate = 'validate' in field ? (field.validate as unknown as Judge | undefined) : undefined
  return validate?.(value, {
    ...field,
    ...known,
    event: 'submit',
    path: path.split('.'),
    preferences: { fields: {} },
    siblingData: beside,
  })
}

function told({ field, path }: Place, reason: string, other: 'en' | 'my', req: PayloadRequest) {
  const label = 'label' in field && field.label ? getTranslation(field.label as string, req.i18n) : field.name
  const message = inWords(other === 'en' ? 'brokenEnglish' : 'brokenBurmese', req.i18n.language, { reason })
  return { path, label: `${label} (${other === 'en' ? 'English' : 'မြန်မာ'})`, message }
}
