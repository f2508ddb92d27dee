import { randomBytes } from 'node:crypto'
import { type TextField, ValidationError } from 'payload'

const SHAPE = /^[A-Za-z0-9_-]{1,80}$/

type Options = { label?: string; description?: string; given?: boolean }

/**
 * The name under which the website knows a document: part of its address, the key that joins words to prices, and
 * what makes seeding repeatable. It never changes once given.
 */
export const publicId = (options: Options = {}): TextField => ({
  name: 'publicId',
  type: 'text',
  label: options.label ?? 'Public id',
  unique: true,
  index: true,
  required: options.given ?? false,
  validate: (value: unknown) =>
    value === null || value === undefined || SHAPE.test(String(value)) || 'Letters, digits, dashes and underscores',
  access: { update: () => false },
  admin: {
    position: 'sidebar',
    description: options.description ?? 'Given by itself when left empty. Cannot be changed later.',
  },
  hooks: {
    beforeValidate: [
      ({ value, operation, collection, req }) => {
        if (value || operation !== 'create') return value
        if (!options.given) return randomBytes(6).toString('hex')
        // Drafts skip validation, but even a draft must be known by a name.
        const errors = [{ path: 'publicId', message: `${options.label ?? 'Public id'} is needed` }]
        throw new ValidationError({ ...(collection ? { collection: collection.slug } : {}), errors }, req.t)
      },
    ],
    // A copy is another document; it must not fight with the original over one address.
    beforeDuplicate: [() => randomBytes(6).toString('hex')],
  },
})
