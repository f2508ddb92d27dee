import { type FormEvent, useState } from 'react'
import type { ResultOf } from '#contracts/call.ts'
import { fieldProblem } from '#contracts/form-field.ts'
import { LEAD_FIELDS, type LeadProduct } from '#contracts/lead-fields.ts'
import type { CallTime } from '#contracts/call-times.ts'
import { LEAD_NEED, sendLead } from '#contracts/leads.ts'
import { callApi, type CallInput } from '../../api/call-api.ts'
import { useChecked } from '../../codes/use-checked.ts'
import { FIELD_READERS } from '../../forms/field-readers.ts'
import { usePlaceChoice } from '../../places/use-place-choice.ts'

type Asked = Omit<NonNullable<CallInput<typeof sendLead>['body']>, 'captchaToken'>

const EMPTY = {
  company: '',
  contactName: '',
  phone: '',
  email: '',
  need: '',
  callTime: 'ANY' as CallTime,
  agreed: false,
  detail: {} as Readonly<Record<string, string>>,
}
type Fields = typeof EMPTY

const PHONE = /^[+\d][\d\s()-]{5,24}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const isName = (text: string) => text.trim().length >= 2 && text.trim().length <= 120

function problemsOf(fields: Fields, product: LeadProduct) {
  const { detail, need } = fields
  const letters = Array.from(need.trim()).length
  return {
    company: !isName(fields.company),
    contactName: !isName(fields.contactName),
    phone: !PHONE.test(fields.phone.trim()),
    email: !EMAIL.test(fields.email.trim()),
    need: letters < LEAD_NEED.min || letters > LEAD_NEED.max,
    agreed: !fields.agreed,
    detail: LEAD_FIELDS[product].some(
      (field) => fieldProblem(field, detail[field.key]?.trim(), FIELD_READERS) !== null,
    ),
  }
}

/** Only what this product asks, and only what was answered. */
const answered = (detail: Fields['detail']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])),
  )

/** The button is far below the first question: a press scrolls to the first error, once it is marked. */
const showFirstWrong = (form: HTMLFormElement): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

/** What is typed, what of it is wrong, and the one press. */
export function useLead(product: LeadProduct) {
  const choice = usePlaceChoice()
  const [fields, setFields] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState<ResultOf<typeof sendLead> | null>(null)
  const { start, request, reset } = useChecked(
    'LEAD',
    async (asked: Asked, captchaToken) =>
      (await callApi(sendLead, { body: { ...asked, captchaToken } })).result,
    setSent,
  )
  const wrong = problemsOf(fields, product)
  return {
    choice,
    fields,
    sent,
    request,
    tried,
    /** Shown only once somebody wanted to send. */
    isWrong: (name: keyof typeof wrong) => tried && wrong[name],
    change(part: Partial<Fields>) {
      setFields({ ...fields, ...part })
      reset()
    },
    again() {
      setFields({ ...EMPTY, company: fields.company, contactName: fields.contactName })
      setTried(false)
      setSent(null)
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      setTried(true)
      if (Object.values(wrong).some(Boolean)) return showFirstWrong(event.currentTarget)
      const { company, contactName, phone, email, need, callTime, detail } = fields
      const placeId = choice.township?.placeId
      start({
        product,
        company,
        contactName,
        phone: phone.trim(),
        email: email.trim(),
        ...(placeId && { placeId }),
        need,
        callTime,
        detail: answered(detail),
        consent: true,
      })
    },
  }
}

export type LeadState = ReturnType<typeof useLead>
