import type { FtthPackage } from '#contracts/fibre.ts'
import { formatKyat } from '#language/formats.ts'
import { CheckIcon } from '#ui/icons/check.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './plan-terms.module.css'

const NEEDS = ['need1', 'need2', 'need3'] as const
const TERMS = ['term1', 'term2', 'term3'] as const

export function PlanTerms({ plan }: { plan: FtthPackage }) {
  const { t, lang, pick } = useWords()
  return (
    <>
      {plan.addOns.length > 0 && (
        <Section title={t('fibre.addOnsTitle')}>
          <ul className={styles.addOns}>
            {plan.addOns.map((addOn) => (
              <li key={addOn.id} className={styles.addOn}>
                <span>{pick(addOn.name, addOn.nameMm).text}</span>
                <span className={styles.price}>
                  {t('fibre.addOnPrice', { price: formatKyat(addOn.monthlyFee, lang) })}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('fibre.needTitle')}>
        <ul className={styles.list}>
          {NEEDS.map((need) => (
            <li key={need} className={styles.point}>
              <CheckIcon size={20} className={styles.tick} />
              {t(`fibre.${need}`)}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={t('fibre.termsTitle')}
        seeAll={{ href: toHref(pathOf('terms')), label: t('fibre.termsLink') }}
      >
        <ul className={styles.list}>
          {TERMS.map((term) => (
            <li key={term} className={styles.term}>
              {t(`fibre.${term}`, { months: plan.contractMonths })}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
