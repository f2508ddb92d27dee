import { type FormEvent, useState } from 'react'
import type { SavedRecipient } from '#contracts/recipients.ts'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/rows/rows.tsx'
import { Section } from '#ui/section/section.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useSaveRecipient } from './use-recipient-book.ts'
import styles from './recipients-page.module.css'

const MOST_LETTERS = 40
const FIELD = 'recipient-number'

export function NewRecipient() {
  const { t } = useWords()
  const save = useSaveRecipient()
  const [phone, setPhone] = useState('')
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const msisdn = parseMsisdn(phone)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (msisdn === null) return document.getElementById(FIELD)?.focus()
    const clear = () => {
      setPhone('')
      setName('')
      setTried(false)
    }
    return save.mutate({ msisdn, nickname: name }, { onSuccess: clear })
  }
  return (
    <Section title={t('recipients.add')}>
      <form noValidate className={styles.form} onSubmit={submit} aria-label={t('recipients.add')}>
        <TelField
          id={FIELD}
          label={t('recipients.number')}
          error={tried && msisdn === null ? t('recipients.wrong') : undefined}
          autoComplete="off"
          maxLength={80}
          value={phone}
          onValue={setPhone}
        />
        <NameField value={name} onValue={setName} />
        <Button type="submit" full loading={save.isPending}>
          {t('recipients.save')}
        </Button>
        <p role={save.isError ? 'alert' : 'status'} className={styles.soft}>
          {save.isError
            ? save.error.message || t('state.offlineText')
            : save.isSuccess && phone === '' && t('privacy.saved')}
        </p>
      </form>
    </Section>
  )
}

type RenameProps = { readonly recipient: SavedRecipient; readonly onDone: () => void }

export function RenameRecipient({ recipient: { msisdn, nickname }, onDone }: RenameProps) {
  const { t } = useWords()
  const save = useSaveRecipient()
  const [name, setName] = useState(nickname ?? '')
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ msisdn, nickname: name }, { onSuccess: onDone })
  }
  return (
    <Row spread>
      <form
        noValidate
        className={styles.form}
        onSubmit={submit}
        aria-label={t('recipients.renameOf', { name: displayMsisdn(msisdn) })}
      >
        <p className={styles.name}>{displayMsisdn(msisdn)}</p>
        <NameField value={name} onValue={setName} autoFocus />
        {save.isError && (
          <p role="alert" className={styles.soft}>
            {save.error.message || t('state.offlineText')}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" size="small" loading={save.isPending}>
            {t('recipients.save')}
          </Button>
          <Button size="small" variant="quiet" onClick={onDone}>
            {t('recipients.cancel')}
          </Button>
        </div>
      </form>
    </Row>
  )
}

type NameProps = {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly autoFocus?: boolean
}

function NameField({ value, onValue, autoFocus = false }: NameProps) {
  const { t } = useWords()
  return (
    <TextField
      label={t('recipients.name')}
      hint={t('recipients.nameHint')}
      autoComplete="off"
      maxLength={MOST_LETTERS}
      // The person has just pressed "rename": this is where they want to be.
      autoFocus={autoFocus}
      value={value}
      onValue={onValue}
    />
  )
}
