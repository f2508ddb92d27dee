import { randomBytes } from 'node:crypto'
import { type FieldHook, type TextField, ValidationError } from 'payload'
import { BURMESE } from '../words/screen-words.ts'
import { type DeskWord, inWords } from '../words/desk-words.ts'
import { shapeRule } from './shape-rule.ts'

const SHAPE = /^[A-Za-z0-9_-]{1,80}$/

type Options = {
  label?: string
  description?: string
  given?: boolean
  /** Only such names are shown anywhere. */
  form?: { readonly shape: RegExp; readonly word: DeskWord }
}

const shortId = (): string => randomBytes(6).toString('hex')

/**
 * The name under which the website knows a document: part of its address, the key that joins words to prices, and
 * what makes seeding repeatable. Drafts skip validation, so both rules stand in a hook: even a draft has a name, and
 * no save changes it. Field access cannot say the second: restoring a version would then lose the name.
 */
const keepName =
  (options: Options): FieldHook =>
  ({ value, operation, originalDoc, collection, req }) => {
    const { language } = req.i18n
    const refuse = (word: DeskWord): never => {
      const named = options.label ?? 'Public ID'
      const label = (language === 'my' && BURMESE[named]) || named
      const errors = [{ path: 'publicId', message: inWords(word, language, { label }) }]
      throw new ValidationError({ ...(collection ? { collection: collection.slug } : {}), errors }, req.t)
    }
    const known: unknown = operation === 'update' ? originalDoc?.publicId : null
    if (known) return !value || value === known ? known : refuse('publicIdKept')
    if (value) return value
    return options.given ? refuse('publicIdNeeded') : shortId()
  }

export const publicId = (options: Options = {}): TextField => ({
  name: 'publicId',
  type: 'text',
  label: options.label ?? 'Public ID',
  unique: true,
  index: true,
  required: options.given ?? false,
  validate: shapeRule(options.form?.shape ?? SHAPE, options.form?.word ?? 'publicIdForm'),
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    description:
      options.description ?? 'Filled in automatically if you leave it empty. You cannot change it later.',
  },
  hooks: {
    beforeValidate: [keepName(options)],
    // A copy is another document; it must not fight with the original over one address.
    beforeDuplicate: [shortId],
  },
})
