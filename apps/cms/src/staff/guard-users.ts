import { Forbidden, ValidationError } from 'payload'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { forgetLinks } from '../password-links/link-store.ts'
import { transactionOf } from '../review/transaction.ts'
import { inLanguage, type StaffWord } from '../words/staff-words.ts'
import { isOwnPassword } from './is-own-password.ts'
import { passwordFault } from './password-rule.ts'
import { noteEvent } from './security-event.ts'

type Data = Record<string, unknown>
type Stored = { id: number; email?: string; name?: string }

const CHANGED = 'passwordChangedOf'
const NEW_PASSWORD = 'newPassword'

/**
 * Seen before anything is read or written, and for every way: one account, many, the first one, and our own scripts.
 * Payload's own links for a forgotten password are kept readable and sign in by themselves; `password-links` has ours.
 */
export const guardUsers: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  if (operation === 'forgotPassword' || operation === 'resetPassword') throw new Forbidden(req.t)
  if (operation !== 'create' && operation !== 'update') return args
  const { data, id } = args as { data?: Data; id?: unknown }
  if (!data || data['password'] === undefined || data['password'] === null) return args
  const stored = id === undefined ? null : await storedOf(req, id)
  mustBeGood(req, data, stored)
  if (operation === 'update' && !overrideAccess) await mustBeThemselves(req, data, stored)
  req.context[NEW_PASSWORD] = true
  const { currentPassword: _, ...kept } = data
  return { ...args, data: kept }
}

/** Only when it was kept: until then access and the database may still refuse. */
export const noteChangedPassword: CollectionAfterChangeHook = ({ req }) => {
  const email = req.context[CHANGED]
  if (typeof email === 'string') noteEvent(req, { event: 'STAFF_PASSWORD_CHANGED', email, outcome: 'DONE' })
}

/** A link that went to an address of before, or was made before this password, opens nothing. */
export const endLinks: CollectionAfterChangeHook = async ({ req, operation, doc, previousDoc }) => {
  if (operation !== 'update') return
  if (!req.context[NEW_PASSWORD] && doc.email === previousDoc?.email) return
  const transaction = await transactionOf(req)
  if (!transaction) throw new Error('no transaction to end links in')
  await forgetLinks(transaction, Number(doc.id))
}

/** Whoever is at the keyboard gives the own password to change one: theirs, or as administrator a colleague's. */
async function mustBeThemselves(req: PayloadRequest, data: Data, stored: Stored | null): Promise<void> {
  // Many at once would all get the same.
  if (!stored?.email || !req.user) throw new Forbidden(req.t)
  const { currentPassword } = data
  const own = String((req.user as { email?: unknown }).email)
  if (typeof currentPassword === 'string' && (await isOwnPassword(req.payload, own, currentPassword))) {
    req.context[CHANGED] = stored.email
    return
  }
  noteEvent(req, { event: 'STAFF_PASSWORD_CHANGED', email: stored.email, outcome: 'WRONG_PASSWORD' })
  throw refused(req, 'currentPassword', 'wrongCurrentPassword')
}

function mustBeGood(req: PayloadRequest, data: Data, stored: Stored | null): void {
  const { password, email, name } = data
  const about = [email, name, stored?.email, stored?.name]
  const fault = typeof password === 'string' ? passwordFault(password, about) : 'TOO_SHORT'
  if (fault) throw refused(req, 'password', fault === 'KNOWN' ? 'passwordKnown' : 'passwordTooShort')
}

const storedOf = (req: PayloadRequest, id: unknown) =>
  req.payload.db.findOne<Stored>({
    collection: 'users',
    where: { id: { equals: Number(id) } },
    select: { email: true, name: true },
  })

const refused = (req: PayloadRequest, path: string, word: StaffWord): ValidationError =>
  new ValidationError(
    { collection: 'users', errors: [{ path, message: inLanguage(word, req.i18n.language) }] },
    req.t,
  )
