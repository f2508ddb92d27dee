import type { IddRate } from '#contracts/international.ts'
import { Card } from '#ui/card/card.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './how-to-dial.module.css'

/** The number taken apart, so that one sees what stands where. */
export function HowToDial({ rates }: { rates: readonly IddRate[] }) {
  const { t, lang } = useWords()
  const [first] = rates.filter(({ country }) => country === 'TH').concat(rates)
  const dialCode = first?.dialCode ?? '66'
  const pulse = Math.max(...rates.map(({ pulseSeconds }) => pulseSeconds), 1)
  return (
    <Card as="aside" tone="tint" padding="roomy" className={styles.card}>
      <h2>{t('international.howTitle')}</h2>
      <ol className={styles.number}>
        <li className={styles.part}>
          <span className={styles.digits}>00</span>
          <span className={styles.meaning}>{t('international.how00')}</span>
        </li>
        <li className={styles.part}>
          <span className={styles.digits}>{dialCode}</span>
          <span className={styles.meaning}>
            {t('international.howCountry', { country: (lang === 'my' ? first?.nameMm : first?.name) ?? '' })}
          </span>
        </li>
        <li className={styles.part}>
          <span className={styles.digits}>81 234 5678</span>
          <span className={styles.meaning}>{t('international.howNumber')}</span>
        </li>
      </ol>
      <ul className={styles.notes}>
        <li>{t('international.howPlus')}</li>
        <li>{t('international.howZero')}</li>
        <li>
          {pulse === 60 ? t('international.howMinute') : t('international.bySeconds', { seconds: pulse })}
        </li>
        <li>{t('international.howSms')}</li>
      </ul>
    </Card>
  )
}
