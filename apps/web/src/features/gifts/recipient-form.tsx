import { type FormEvent, useState } from 'react'
import { GIFT_LIMITS } from '#contracts/gifts.ts'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useRecipients, type Wanted } from './use-gift.ts'
import styles from './gift-page.module.css'

const FIELD = 'gift-recipient'
const MOST_SAVED = 5

export function RecipientForm({ onChosen }: { readonly onChosen: (wanted: Wanted) => void }) {
  const { t } = useWords()
  const [phone, setPhone] = useState('')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const receiver = parseMsisdn(phone)
  const tooLong = Array.from(message).length > GIFT_LIMITS.messageMax

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (receiver === null) document.getElementById(FIELD)?.focus()
    else if (!tooLong) onChosen({ receiver, message: message.trim() })
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('gifts.step.recipient')}>
      <TelField
        id={FIELD}
        name="receiver"
        label={t('gifts.recipient')}
        hint={t('gifts.recipientHint')}
        error={tried && receiver === null ? t('gifts.recipientWrong') : undefined}
        autoComplete="off"
        maxLength={80}
        value={phone}
        onValue={setPhone}
      />
      <Saved onPick={(msisdn) => setPhone(displayMsisdn(msisdn))} />
      <TextArea
        label={t('gifts.message')}
        hint={t('gifts.messageHint')}
        rows={2}
        limit={GIFT_LIMITS.messageMax}
        counter={(used, limit) => t('gifts.messageCount', { used, limit })}
        value={message}
        onValue={setMessage}
      />
      <Button type="submit" full>
        {t('gifts.next')}
      </Button>
    </form>
  )
}

function Saved({ onPick }: { readonly onPick: (msisdn: string) => void }) {
  const { t } = useWords()
  const saved = useRecipients().data ?? []
  if (saved.length === 0) return null
  return (
    <div role="group" aria-label={t('gifts.saved')} className={styles.saved}>
      {saved.slice(0, MOST_SAVED).map(({ msisdn, nickname }) => (
        <Button key={msisdn} size="small" variant="secondary" onClick={() => onPick(msisdn)}>
          {nickname ?? displayMsisdn(msisdn)}
        </Button>
      ))}
    </div>
  )
}
