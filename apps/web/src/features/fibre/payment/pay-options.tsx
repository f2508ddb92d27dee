import { useId } from 'react'
import type { PayOption } from '#contracts/fibre-bills.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { RadioChoice } from '../radio-choice.tsx'
import { optionKey } from './pay-choice.ts'
import styles from '../form.module.css'

type Props = {
  readonly options: readonly PayOption[]
  readonly dueOn: string | null
  /** The key of the one that will be paid. */
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** The bill, months ahead, or the end of it all: each with its whole price and how far it reaches. */
export function PayOptions({ options, dueOn, chosen, onChoose }: Props) {
  const { t, lang } = useWords()
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{t('fibre.pay.what')}</legend>
      <div className={styles.choices}>
        {options.map((option) => {
          const key = optionKey(option)
          return (
            <RadioChoice
              key={key}
              group={name}
              value={key}
              checked={key === chosen}
              title={
                option.type === 'FTTH_PREPAY'
                  ? t('fibre.pay.months', { count: option.months })
                  : t(`fibre.pay.option.${option.type}`)
              }
              amount={formatKyat(option.total, lang)}
              onChoose={() => onChoose(key)}
            >
              <Until option={option} dueOn={dueOn} />
              <Saved option={option} />
            </RadioChoice>
          )
        })}
      </div>
    </fieldset>
  )
}

function Until({ option, dueOn }: { readonly option: PayOption; readonly dueOn: string | null }) {
  const { t, lang } = useWords()
  if (option.type === 'SETTLEMENT') return <span className={styles.soft}>{t('fibre.pay.settleText')}</span>
  if (option.type === 'FTTH_BILL')
    return dueOn ? (
      <span className={styles.soft}>{t('fibre.pay.dueOn', { date: formatDate(dueOn, lang) })}</span>
    ) : null
  return option.paidUntil ? (
    <span className={styles.soft}>{t('fibre.pay.until', { date: formatDate(option.paidUntil, lang) })}</span>
  ) : null
}

function Saved({ option: { lines } }: { readonly option: PayOption }) {
  const { t, lang } = useWords()
  const off = lines.find(({ kind }) => kind === 'DISCOUNT')?.amount ?? 0
  return off < 0 ? (
    <Badge tone="success">{t('fibre.pay.saves', { amount: formatKyat(-off, lang) })}</Badge>
  ) : null
}
