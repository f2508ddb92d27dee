import type { Place } from '#contracts/fibre.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import type { Draft } from './draft.ts'
import { idProblem, type IdTyped } from './id-typed.ts'

export const STEPS = ['place', 'plan', 'visit', 'person', 'pay'] as const
export type Step = (typeof STEPS)[number]

/** By the id of the field, in the order in which they stand on the page: the first one gets the focus. */
export type Problems = Readonly<Record<string, TextKey>>

export const fieldId = (name: string): string => `fibre-order-${name}`

const NAME = /^[\p{Script=Latin}\p{Script=Myanmar} .'’-]{2,100}$/u
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Covered = Place & { readonly coverage: 'FULL' | 'PARTIAL' }

export const canOrderAt = (place: Place | null): place is Covered =>
  place?.coverage === 'FULL' || place?.coverage === 'PARTIAL'

const some = (isWrong: boolean, name: string, words: TextKey): Problems => (isWrong ? { [name]: words } : {})

const addressProblems = ({ address, floor }: Draft, place: Place | null): Problems => ({
  ...some(!canOrderAt(place), 'place', 'fibre.wrong.place'),
  ...some(address.trim().length < 5 || address.trim().length > 200, 'address', 'fibre.wrong.address'),
  ...some(floor !== '' && !/^([0-9]|[1-5][0-9]|60)$/.test(floor), 'floor', 'fibre.wrong.floor'),
})

function personProblems({ fullName, phone, secondPhone, email }: Draft, id: IdTyped): Problems {
  const card = idProblem(id)
  return {
    ...some(!NAME.test(fullName.trim()), 'fullName', 'fibre.wrong.fullName'),
    ...some(parseMsisdn(phone) === null, 'phone', 'identity.phoneWrong'),
    ...some(
      secondPhone.trim() !== '' && parseMsisdn(secondPhone) === null,
      'secondPhone',
      'identity.phoneWrong',
    ),
    ...some(email.trim() !== '' && !EMAIL.test(email.trim()), 'email', 'contact.emailWrong'),
    ...(card ? { [card]: `fibre.wrong.${card}` } : {}),
  }
}

/** What of a step stands in the way of the next. */
export function problemsOf(step: Step, draft: Draft, place: Place | null, id: IdTyped): Problems {
  switch (step) {
    case 'place':
      return addressProblems(draft, place)
    case 'visit':
      return some(draft.visit === null, 'visit', 'fibre.wrong.visit')
    case 'person':
      return personProblems(draft, id)
    case 'plan':
    case 'pay':
      return {}
  }
}

/** As far as somebody has come. */
export const furthestStep = (draft: Draft, place: Place | null, id: IdTyped): Step =>
  STEPS.find((step) => Object.keys(problemsOf(step, draft, place, id)).length > 0) ?? 'pay'
