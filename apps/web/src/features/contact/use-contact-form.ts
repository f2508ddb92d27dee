import { type FormEvent, useEffect, useState } from 'react'
import { CONTACT_BODY } from '#contracts/contact.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useSendContact } from '../../api/use-send-contact.ts'
import { forgetGuestSession } from '../../guest/guest-session.ts'
import { useWords } from '../../i18n/use-words.ts'
import {
  checkContact,
  CONTACT_FIELDS,
  type ContactFields,
  EMPTY_CONTACT,
  productOf,
  shopOf,
  toMessage,
  topicOf,
} from './contact-fields.ts'
import { fieldId, type FieldWords } from './contact-inputs.tsx'
import { useProvenPhone } from './use-proven-phone.ts'

/** The server's errors for single fields, in the language shown. */
function refusedFields(error: Error | null, lang: 'en' | 'my'): FieldWords {
  if (!(error instanceof ApiRefusal)) return {}
  return Object.fromEntries(
    error.fieldErrors.map(({ field, message, messageMm }) => [field, lang === 'my' ? messageMm : message]),
  )
}

/** After half an hour the proof has expired: sending again sends without it. */
function forgetWhenOver(error: Error): void {
  if (error instanceof ApiRefusal && error.code === 'NUMBER_NOT_PROVEN') forgetGuestSession('CONTACT')
}

/** Checked here as a courtesy and by the server for real; after a refusal the first wrong field gets the focus. */
export function useContactForm(search: string) {
  const { t, lang } = useWords()
  const product = productOf(search)
  const shop = shopOf(search)
  const body = product
    ? t('contact.offerFor', { name: t(`routes.${product}.title`) })
    : shop
      ? t('contact.shopHours', { name: shop })
      : ''
  const start: ContactFields = { ...EMPTY_CONTACT, topic: topicOf(search), body }
  const [fields, setFields] = useState(start)
  const [tries, setTries] = useState(0)
  const send = useSendContact()
  const phone = useProvenPhone(fields.phone)
  const problems = checkContact(fields)
  const own = Object.fromEntries(
    Object.entries(problems).map(([field, key]) => [field, t(key, CONTACT_BODY)]),
  ) as FieldWords
  const refused = refusedFields(send.error, lang)
  const errors: FieldWords = tries > 0 ? { ...refused, ...own } : {}
  const firstWrong = CONTACT_FIELDS.find((name) => errors[name])

  useEffect(() => {
    if (firstWrong) document.getElementById(fieldId(firstWrong))?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only a try to send moves the focus; correcting one field must not pull it to the next
  }, [tries, send.error])

  return {
    fields,
    errors,
    send,
    phone,
    refusedByField: Object.keys(refused).length > 0,
    change(next: ContactFields) {
      setFields(next)
      if (send.error) send.reset()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      setTries(tries + 1)
      if (Object.keys(problems).length > 0 || send.isPending) return
      send.mutate({ message: toMessage(fields), proof: phone.proof }, { onError: forgetWhenOver })
    },
    again() {
      setFields(start)
      setTries(0)
      send.reset()
    },
  }
}
