import { type FormEvent, useState } from 'react'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { isTooLong, MessageField } from '../../value/message-field.tsx'
import { RECIPIENT_FIELD, RecipientField } from '../../value/recipient-field.tsx'
import type { Wanted } from './use-gift.ts'
import styles from './gift-page.module.css'

export function RecipientForm({ onChosen }: { readonly onChosen: (wanted: Wanted) => void }) {
  const { t } = useWords()
  const [phone, setPhone] = useState('')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const receiver = parseMsisdn(phone)
    if (receiver === null) document.getElementById(RECIPIENT_FIELD)?.focus()
    else if (!isTooLong(message)) onChosen({ receiver, message: message.trim() })
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('gifts.step.recipient')}>
      <RecipientField value={phone} tried={tried} onValue={setPhone} />
      <MessageField value={message} onValue={setMessage} />
      <Button type="submit" full>
        {t('gifts.next')}
      </Button>
    </form>
  )
}
