import type { IddRate } from '#contracts/international.ts'
import { formatKyat } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CountryMark } from './country-mark.tsx'
import styles from './idd-card.module.css'

/** One country with all its prefixes: a mobile abroad often costs more than a landline. */
export function IddCard({ rate }: { rate: IddRate }) {
  const { t, lang } = useWords()
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <CountryMark country={rate.country} />
        <h3>{lang === 'my' ? rate.nameMm : rate.name}</h3>
        <span className={styles.code}>+{rate.dialCode}</span>
      </div>
      <dl className={styles.prefixes}>
        {rate.prefixRates.map(({ prefix, perMin, sms }) => (
          <div key={prefix} className={styles.prefix}>
            <dt>{t('international.prefix', { prefix: `+${prefix}` })}</dt>
            <dd>{t('international.perMin', { price: formatKyat(perMin, lang) })}</dd>
            <dd>{t('international.perSms', { price: formatKyat(sms, lang) })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t('international.example', { number: `00 ${rate.dialCode} …` })} · {billing(rate.pulseSeconds, t)}
      </p>
    </Card>
  )
}

const billing = (seconds: number, t: ReturnType<typeof useWords>['t']) =>
  seconds === 60 ? t('international.byMinute') : t('international.bySeconds', { seconds })
