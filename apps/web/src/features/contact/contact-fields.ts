import { CONTACT_BODY } from '#contracts/support.ts'

export type ContactFields = {
  readonly body: string
  readonly name: string
  readonly phone: string
  readonly email: string
}

export const EMPTY_CONTACT: ContactFields = { body: '', name: '', phone: '', email: '' }

export type ContactProblems = {
  readonly body?: 'contact.bodyShort' | 'contact.bodyLong'
  readonly email?: 'contact.emailWrong'
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function checkContact({ body, email }: ContactFields): ContactProblems {
  const { length } = body.trim()
  return {
    ...(length < CONTACT_BODY.min ? { body: 'contact.bodyShort' as const } : {}),
    ...(length > CONTACT_BODY.max ? { body: 'contact.bodyLong' as const } : {}),
    ...(email.trim() && !EMAIL.test(email.trim()) ? { email: 'contact.emailWrong' as const } : {}),
  }
}

/** What stays empty is left out: the server tells "not given" from "given as nothing". */
export function toMessage({ body, name, phone, email }: ContactFields) {
  return {
    body: body.trim(),
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(phone.trim() ? { phone: phone.trim() } : {}),
    ...(email.trim() ? { email: email.trim() } : {}),
  }
}
