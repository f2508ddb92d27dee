import type { FtthPackage } from '#contracts/fibre.ts'
import { formatKyat } from '#language/formats.ts'
import { Card, CardLink } from '#ui/card/card.tsx'
import { CheckIcon } from '#ui/icons/check.tsx'
import { Price } from '#ui/price/price.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { bestQuote, freeInstallFrom } from './best-quote.ts'
import styles from './plan-card.module.css'

export function PlanCard({ plan }: { plan: FtthPackage }) {
  const { t, lang, pick } = useWords()
  const name = pick(plan.name, plan.nameMm)
  const best = bestQuote(plan)
  const freeFrom = freeInstallFrom(plan)
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <CardLink
          href={toHref(pathOf('homeInternetPackage', { id: plan.id }))}
          lang={name.lang === lang ? undefined : name.lang}
        >
          {name.text}
        </CardLink>
      </h3>
      <p className={styles.speed}>
        <span className={styles.number}>{plan.speedMbpsDown}</span> {t('fibre.mbps')}
        <span className={styles.up}>{t('fibre.upTo', { speed: plan.speedMbpsUp })}</span>
      </p>
      <div className={styles.costs}>
        <Price amountKyat={plan.monthlyFee} unit={t('home.kyat')} per={t('fibre.perMonth')} />
        <p className={styles.soft}>{t('fibre.beforeTax', { percent: plan.taxRatePct })}</p>
      </div>
      <ul className={styles.points}>
        {best && (
          <li>
            <CheckIcon size={18} className={styles.tick} />
            {t('fibre.bestPrepay', { price: formatKyat(best.perMonth, lang) })}
          </li>
        )}
        <li>
          <CheckIcon size={18} className={styles.tick} />
          <span>
            {t('fibre.install', { price: formatKyat(plan.installFee, lang) })}
            {freeFrom !== null && <> · {t('fibre.installFree', { months: freeFrom })}</>}
          </span>
        </li>
      </ul>
    </Card>
  )
}
