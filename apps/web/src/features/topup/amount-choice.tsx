import { useEffect, useId, useState } from 'react'
import { formatInteger, formatKyat } from '#language/formats.ts'
import { classNames } from '#ui/class-names.ts'
import { EditIcon } from '#ui/icons/edit.tsx'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { isOffered, type Offered } from './topup-amounts.ts'
import styles from './topup.module.css'

type Props = {
  readonly offered: Offered
  readonly usual: number | null
  readonly kyat: number
  readonly tried: boolean
  readonly onKyat: (kyat: number) => void
}

export const AMOUNT_FIELD = 'topup-amount'

/** The amounts of the rule, the usual one named; any other is typed. */
export function AmountChoice({ offered, usual, kyat, tried, onKyat }: Props) {
  const { t } = useWords()
  const label = useId()
  const { faces, custom } = offered
  const [typing, setTyping] = useState<'no' | 'yes' | 'pressed'>(() =>
    kyat > 0 && !faces.includes(kyat) ? 'yes' : 'no',
  )
  return (
    <div role="group" aria-labelledby={label} className={styles.section}>
      <h2 id={label} className={styles.label}>
        {t('topup.howMuch')}
      </h2>
      <div className={styles.faces}>
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            className={classNames(styles.face, face === kyat && styles.chosen)}
            aria-pressed={face === kyat}
            onClick={() => {
              setTyping('no')
              onKyat(face)
            }}
          >
            <span className={styles.figure}>{formatInteger(face)}</span>
            {face === usual && <span className={styles.usual}>{t('topup.usual')}</span>}
          </button>
        ))}
      </div>
      {custom &&
        (typing !== 'no' ? (
          <OwnAmount
            custom={custom}
            offered={offered}
            kyat={kyat}
            tried={tried}
            takesFocus={typing === 'pressed'}
            onKyat={onKyat}
          />
        ) : (
          <div>
            <button type="button" className={styles.plain} onClick={() => setTyping('pressed')}>
              <EditIcon size={20} />
              {t('topup.other', { min: formatInteger(custom.min), max: formatInteger(custom.max) })}
            </button>
          </div>
        ))}
    </div>
  )
}

type OwnProps = Omit<Props, 'usual'> & {
  readonly custom: NonNullable<Offered['custom']>
  /** The button that was pressed is gone. */
  readonly takesFocus: boolean
}

function OwnAmount({ custom, offered, kyat, tried, takesFocus, onKyat }: OwnProps) {
  const { t, lang } = useWords()
  useEffect(() => {
    if (takesFocus) document.getElementById(AMOUNT_FIELD)?.focus()
  }, [takesFocus])
  const slots = {
    min: formatKyat(custom.min, lang),
    max: formatKyat(custom.max, lang),
    step: formatKyat(custom.step, lang),
  }
  const wrong = tried && !isOffered(offered, kyat)
  return (
    <TelField
      id={AMOUNT_FIELD}
      label={t('topup.otherLabel')}
      hint={wrong ? undefined : t('topup.otherHint', slots)}
      error={wrong ? t('topup.otherHint', slots) : undefined}
      autoComplete="off"
      maxLength={7}
      value={kyat === 0 ? '' : String(kyat)}
      onValue={(value) => onKyat(Number(value.replace(/[^0-9]/g, '')))}
    />
  )
}
