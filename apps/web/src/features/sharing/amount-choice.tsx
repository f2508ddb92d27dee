import { useId } from 'react'
import type { ShareInfo } from '#contracts/sharing.ts'
import { formatKyat } from '#language/formats.ts'
import { classNames } from '#ui/class-names.ts'
import { TelField } from '#ui/tel-field/tel-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'
import { mostOf } from './share-parts.ts'
import styles from './sharing.module.css'

type Props = {
  readonly info: ShareInfo
  readonly chosen: number | null
  /** Somebody tried to go on without one. */
  readonly missing: boolean
  readonly onChoose: (amount: number | null) => void
}

/** Each amount with its fee; those that are too much now stay visible, and it is said why they cannot be pressed. */
export function AmountChoice({ info, chosen, missing, onChoose }: Props) {
  const { t, lang } = useWords()
  const hint = useId()
  const { unit, options } = info
  const most = mostOf(info)
  const someAreTooMuch = options.some(({ amount }) => amount > most)
  const text = (value: number) => amountText({ unit, value }, lang, t)
  return (
    <div role="group" aria-label={t('sharing.amount')} aria-describedby={hint} className={styles.choice}>
      <p className={styles.label}>{t('sharing.amount')}</p>
      <div className={styles.options}>
        {options.map(({ amount, fee }) => (
          <button
            key={amount}
            type="button"
            className={classNames(styles.option, amount === chosen && styles.chosen)}
            aria-pressed={amount === chosen}
            disabled={amount > most}
            onClick={() => onChoose(amount)}
          >
            <span className={styles.strong}>{text(amount)}</span>
            <span className={styles.fee}>{t('sharing.feeOf', { fee: formatKyat(fee, lang) })}</span>
          </button>
        ))}
      </div>
      {info.custom && <OtherAmount custom={info.custom} chosen={chosen} onChoose={onChoose} />}
      <p id={hint} className={missing ? styles.wrong : styles.soft} role={missing ? 'alert' : undefined}>
        {missing
          ? t('sharing.amountMissing')
          : someAreTooMuch
            ? t('sharing.atMost', { amount: text(most) })
            : null}
      </p>
    </div>
  )
}

type OtherProps = Pick<Props, 'chosen' | 'onChoose'> & { readonly custom: NonNullable<ShareInfo['custom']> }

/** An amount of one's own, where it may be in steps. */
function OtherAmount({ custom, chosen, onChoose }: OtherProps) {
  const { t, lang } = useWords()
  const kyat = (value: number) => formatKyat(value, lang)
  return (
    <TelField
      label={t('sharing.otherAmount')}
      hint={t('sharing.otherAmountHint', {
        min: kyat(custom.min),
        max: kyat(custom.max),
        step: kyat(custom.step),
      })}
      autoComplete="off"
      maxLength={6}
      value={chosen === null ? '' : String(chosen)}
      onValue={(value) => {
        const digits = value.replace(/[^0-9]/g, '')
        onChoose(digits === '' ? null : Number(digits))
      }}
    />
  )
}
