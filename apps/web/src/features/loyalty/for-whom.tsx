import { displayMsisdn } from '#contracts/msisdn.ts'
import { useWords } from '../../i18n/use-words.ts'
import { RecipientField } from '../../value/recipient-field.tsx'
import { Choice } from '../../forms/choice.tsx'
import styles from './exchange.module.css'

type Props = {
  readonly own: string
  /** Null: for the own number. */
  readonly other: string | null
  readonly tried: boolean
  readonly onOther: (phone: string | null) => void
}

/** The own number, or another of ours, which needs a code. */
export function ForWhom({ own, other, tried, onOther }: Props) {
  const { t } = useWords()
  return (
    <div role="radiogroup" aria-label={t('loyalty.forWhom')} className={styles.choices}>
      <Choice
        group="whom"
        value="own"
        checked={other === null}
        title={t('loyalty.forMe')}
        text={displayMsisdn(own)}
        onChoose={() => onOther(null)}
      />
      <Choice
        group="whom"
        value="other"
        checked={other !== null}
        title={t('loyalty.forOther')}
        text={t('loyalty.forOtherText')}
        onChoose={() => onOther(other ?? '')}
      />
      {other !== null && <RecipientField value={other} tried={tried} onValue={onOther} />}
    </div>
  )
}
