import { type FormEvent, useState } from 'react'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { useChecked } from '../codes/use-checked.ts'
import { usePlaceChoice } from '../places/use-place-choice.ts'
import { owner } from '../session/own-storage.ts'

/** The fields of every call-back, whatever its subject. */
export type CallBackAsked = {
  readonly fullName: string
  readonly contactPhone: string
  readonly placeId: string
  readonly consent: true
}
export type CallBackTaken = { readonly reference: string }
export type SendCallBack = (asked: CallBackAsked, captchaToken: string) => Promise<CallBackTaken>

const NAME = /^[\p{Script=Latin}\p{Script=Myanmar} .'’-]{2,100}$/u

const signedInNumber = () => {
  const number = owner.read()
  return number ? displayMsisdn(number) : ''
}

/** State of the form, its errors, and sending it. `upTo` is the level of the place that is needed. */
export function useCallBack(upTo: 'township' | 'ward', send: SendCallBack) {
  const choice = usePlaceChoice()
  const place = upTo === 'ward' ? choice.answer : choice.township
  const [fields, setFields] = useState(() => ({ fullName: '', phone: signedInNumber(), agreed: false }))
  const [tried, setTried] = useState(false)
  const [taken, setTaken] = useState<CallBackTaken | null>(null)
  const { start, request, reset } = useChecked('LEAD', send, setTaken)
  const fullName = fields.fullName.trim()
  const wrong = {
    place: place === null,
    fullName: !NAME.test(fullName),
    phone: parseMsisdn(fields.phone) === null,
    agreed: !fields.agreed,
  }
  return {
    choice,
    place,
    fields,
    taken,
    request,
    /** Shown only after a first attempt to send. */
    isWrong: (name: keyof typeof wrong) => tried && wrong[name],
    change(part: Partial<typeof fields>) {
      setFields({ ...fields, ...part })
      reset()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTried(true)
      if (!place || wrong.fullName || wrong.phone || wrong.agreed) return
      start({ fullName, contactPhone: fields.phone, placeId: place.placeId, consent: true })
    },
  }
}

export type CallBackState = ReturnType<typeof useCallBack>
