import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { Button } from '#ui/button/button.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { useRecipients } from '../api/use-recipients.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './value.module.css'

export const RECIPIENT_FIELD = 'recipient'
const MOST_SAVED = 5

type Props = {
  /** Where it is not a receiver. */
  readonly label?: string
  readonly value: string
  /** Somebody tried to go on: what is wrong is said now. */
  readonly tried: boolean
  readonly onValue: (value: string) => void
}

/** A number of any spelling, a pasted contact, or one sent to before. */
export function RecipientField({ label, value, tried, onValue }: Props) {
  const { t } = useWords()
  return (
    <>
      <TelField
        id={RECIPIENT_FIELD}
        name="receiver"
        label={label ?? t('recipients.sendTo')}
        hint={t('recipients.sendToHint')}
        error={tried && parseMsisdn(value) === null ? t('recipients.wrong') : undefined}
        autoComplete="off"
        maxLength={80}
        value={value}
        onValue={onValue}
      />
      <Saved onPick={(msisdn) => onValue(displayMsisdn(msisdn))} />
    </>
  )
}

function Saved({ onPick }: { readonly onPick: (msisdn: string) => void }) {
  const { t } = useWords()
  const saved = useRecipients().data ?? []
  if (saved.length === 0) return null
  return (
    <div role="group" aria-label={t('recipients.saved')} className={styles.saved}>
      {saved.slice(0, MOST_SAVED).map(({ msisdn, nickname }) => (
        <Button key={msisdn} size="small" variant="secondary" onClick={() => onPick(msisdn)}>
          {nickname ?? displayMsisdn(msisdn)}
        </Button>
      ))}
    </div>
  )
}
