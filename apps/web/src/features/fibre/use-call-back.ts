import { type FormEvent, useState } from 'react'
import type { ResultOf } from '#contracts/call.ts'
import { createFtthCustomer } from '#contracts/fibre-orders.ts'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { callApi, type CallInput } from '../../api/call-api.ts'
import { owner } from '../../session/own-storage.ts'
import { useChecked } from '../../codes/use-checked.ts'
import { usePlaceChoice } from '../../places/use-place-choice.ts'

type Asked = Omit<NonNullable<CallInput<typeof createFtthCustomer>['body']>, 'captchaToken'>
export type Lead = ResultOf<typeof createFtthCustomer>

export const CONTACTS = ['CALL', 'SMS', 'VIBER'] as const

const NAME = /^[\p{Script=Latin}\p{Script=Myanmar} .'’-]{2,100}$/u

const signedInNumber = () => {
  const number = owner.read()
  return number ? displayMsisdn(number) : ''
}

/** What is typed, what of it is wrong, and the one press. */
export function useCallBack(packageId: string | undefined) {
  const choice = usePlaceChoice()
  const [fields, setFields] = useState(() => ({
    fullName: '',
    phone: signedInNumber(),
    by: 'CALL' as (typeof CONTACTS)[number],
    agreed: false,
  }))
  const [tried, setTried] = useState(false)
  const [lead, setLead] = useState<Lead | null>(null)
  const { start, request, reset } = useChecked(
    'LEAD',
    async (asked: Asked, captchaToken) =>
      (await callApi(createFtthCustomer, { body: { ...asked, captchaToken } })).result,
    setLead,
  )
  const fullName = fields.fullName.trim()
  const wrong = {
    place: choice.answer === null,
    fullName: !NAME.test(fullName),
    phone: parseMsisdn(fields.phone) === null,
    agreed: !fields.agreed,
  }
  return {
    choice,
    fields,
    lead,
    request,
    /** Shown only once somebody wanted to send. */
    isWrong: (name: keyof typeof wrong) => tried && wrong[name],
    change(part: Partial<typeof fields>) {
      setFields({ ...fields, ...part })
      reset()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTried(true)
      if (!choice.answer || wrong.fullName || wrong.phone || wrong.agreed) return
      start({
        fullName,
        contactPhone: fields.phone,
        placeId: choice.answer.placeId,
        ...(packageId && { packageId }),
        preferredContact: fields.by,
        consent: true,
      })
    },
  }
}
