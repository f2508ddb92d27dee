import { CONTACT_BODY, CONTACT_TOPICS } from '#contracts/contact.ts'
import { matchRoute } from '../../navigation/match-route.ts'
import type { RouteId } from '../../navigation/routes.ts'

export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export type ContactFields = {
  readonly topic: ContactTopic
  readonly body: string
  readonly name: string
  readonly phone: string
  readonly email: string
}

export const EMPTY_CONTACT: ContactFields = { topic: 'GENERAL', body: '', name: '', phone: '', email: '' }

/** In the order in which they stand on the page: the first one refused gets the focus. */
export const CONTACT_FIELDS = ['topic', 'body', 'name', 'phone', 'email'] as const

export type ContactProblems = {
  readonly body?: 'contact.bodyShort' | 'contact.bodyLong'
  readonly phone?: 'contact.phoneWrong'
  readonly email?: 'contact.emailWrong'
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Any number of the world, also a landline: the form is for people who have no line of ours, too. */
const PHONE = /^\+?[0-9][0-9 ()/-]{4,}$/

export function checkContact({ body, phone, email }: ContactFields): ContactProblems {
  const { length } = body.trim()
  return {
    ...(length < CONTACT_BODY.min ? { body: 'contact.bodyShort' as const } : {}),
    ...(length > CONTACT_BODY.max ? { body: 'contact.bodyLong' as const } : {}),
    ...(phone.trim() && !PHONE.test(phone.trim()) ? { phone: 'contact.phoneWrong' as const } : {}),
    ...(email.trim() && !EMAIL.test(email.trim()) ? { email: 'contact.emailWrong' as const } : {}),
  }
}

/** What stays empty is left out: the server tells "not given" from "given as nothing". */
export function toMessage({ topic, body, name, phone, email }: ContactFields) {
  return {
    body: body.trim(),
    ...(topic === 'GENERAL' ? {} : { topic }),
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(phone.trim() ? { phone: phone.trim() } : {}),
    ...(email.trim() ? { email: email.trim() } : {}),
  }
}

/** The business product a link asks about: `?about=dia` is the page `business/dia`. Unknown names are left out. */
export function productOf(search: string): RouteId | null {
  const about = new URLSearchParams(search).get('about')
  const match = about ? matchRoute(`/business/${about}`) : null
  return match?.routeId ?? null
}

const LONGEST_NAME = 80

/** The shop whose hours somebody found wrong, by its name: the sheet of a shop links here. */
export const shopOf = (search: string): string | null =>
  new URLSearchParams(search).get('shop')?.slice(0, LONGEST_NAME) || null

/** A link may say what the letter is about: `?topic=PARTNER`. Anything else is a plain question. */
export function topicOf(search: string): ContactTopic {
  const asked = new URLSearchParams(search).get('topic')
  return CONTACT_TOPICS.find((topic) => topic === asked) ?? 'GENERAL'
}
