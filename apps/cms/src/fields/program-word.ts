import { randomBytes } from 'node:crypto'
import type { Condition, FieldHook, TextField } from 'payload'
import { plain } from './texts.ts'

type Account = { readonly role?: unknown } | null

/** A word between the website's program and whoever set it up. */
const forAdministrators: Condition = (_document, _row, { user }) =>
  (user as unknown as Account)?.role === 'ADMIN'

const unseen = {
  condition: forAdministrators,
  components: { Diff: '/src/review/no-diff.tsx#NoDiff' },
} as const

/** `Find us!` becomes `find-us`; Burmese has no such letters. */
const latinOf = (name: unknown): string =>
  String(name ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * A row without one gets it from its name: the website knows the sign of Facebook by `facebook`. Drafts may still have no name, so
 * they wait; what is published has one in any case.
 */
const fromName: FieldHook = ({ value, siblingData, data }) =>
  value ||
  latinOf(siblingData['name']) ||
  (data?.['_status'] === 'published' ? randomBytes(4).toString('hex') : null)

/** By this the website tells rows apart. Only administrators see it; everybody else's rows get one by themselves. */
export const rowKey = (): TextField =>
  ({
    ...plain('key', { required: true }),
    admin: unseen,
    hooks: { beforeValidate: [fromName] },
  }) as TextField

/** Stored and handed on, but no screen of the website looks at it: a row without a link is a heading. */
export const rowStyle = (): TextField => ({ ...plain('style'), admin: unseen }) as TextField
