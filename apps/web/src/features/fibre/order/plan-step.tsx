import { useId } from 'react'
import type { FtthPackage } from '#contracts/fibre.ts'
import { formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useFibrePackages } from '../../../api/use-fibre-packages.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { bestQuote } from '../best-quote.ts'
import { RadioChoice } from '../radio-choice.tsx'
import { orderPrice } from './order-price.ts'
import type { WizardState } from './use-wizard.ts'
import styles from '../form.module.css'

type Props = { readonly wizard: WizardState; readonly plan: FtthPackage }

/** How fast, for how long, and what goes with it. */
export function PlanStep({ wizard, plan }: Props) {
  const { t, pick } = useWords()
  const offered = useFibrePackages(wizard.place?.placeId ?? null).data ?? []
  const isOffered = offered.length === 0 || offered.some(({ id }) => id === plan.id)
  return (
    <>
      <ChipRow label={t('fibre.plansTitle')} wrap>
        {offered.map((one) => (
          <ChipLink
            key={one.id}
            selected={one.id === plan.id}
            href={toHref(`${pathOf('homeInternetOrder', { id: one.id })}?step=2`)}
          >
            {pick(one.name, one.nameMm).text} · {one.speedMbpsDown} Mbps
          </ChipLink>
        ))}
      </ChipRow>
      {!isOffered && <Notice tone="warning">{t('fibre.order.notHere')}</Notice>}
      <Months wizard={wizard} plan={plan} />
      <AddOns wizard={wizard} plan={plan} />
    </>
  )
}

function Months({ wizard: { draft, change }, plan }: Props) {
  const { t, lang } = useWords()
  const name = useId()
  const best = bestQuote(plan)
  return (
    <fieldset className={styles.group}>
      <legend>{t('fibre.order.months')}</legend>
      <div className={classNames(styles.choices, styles.two)}>
        {plan.quotes.map((quote) => {
          const { months, discountPct, installWaived } = quote
          return (
            <RadioChoice
              key={months}
              group={name}
              value={String(months)}
              checked={months === draft.months}
              title={t('fibre.months', { count: months })}
              amount={formatKyat(orderPrice(plan, { ...draft, months }).total, lang)}
              onChoose={() => change({ months })}
            >
              <span className={styles.soft}>
                {installWaived
                  ? t('fibre.order.free')
                  : t('fibre.order.install', { amount: formatKyat(plan.installFee, lang) })}
              </span>
              {discountPct > 0 && (
                <Badge tone={quote === best ? 'accent' : 'success'}>
                  {t('fibre.order.less', { percent: discountPct })}
                </Badge>
              )}
            </RadioChoice>
          )
        })}
      </div>
    </fieldset>
  )
}

function AddOns({ wizard: { draft, change }, plan }: Props) {
  const { t, lang, pick } = useWords()
  if (plan.addOns.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{t('fibre.addOnsTitle')}</legend>
      {plan.addOns.map(({ id, name, nameMm, monthlyFee }) => (
        <Checkbox
          key={id}
          label={pick(name, nameMm).text}
          hint={`${t('fibre.addOnPrice', { price: formatKyat(monthlyFee, lang) })}, ${t('fibre.beforeTax', { percent: plan.taxRatePct })}`}
          checked={draft.addOnIds.includes(id)}
          onChecked={(checked) =>
            change({
              addOnIds: checked ? [...draft.addOnIds, id] : draft.addOnIds.filter((one) => one !== id),
            })
          }
        />
      ))}
    </fieldset>
  )
}
