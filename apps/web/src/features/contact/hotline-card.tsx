import { brand } from '#brand'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import styles from './contact-page.module.css'

const spaced = (number: string) => number.replace(/^\+95(9)(\d{3})(\d{3})(\d{3})$/, '+95 $1 $2 $3 $4')

/** The number, as large as it is important. */
export function HotlineCard() {
  const { t } = useWords()
  return (
    <section className={styles.hotline} aria-label={t('service.hotlineTitle')}>
      <p>{t('contact.freeDayNight')}</p>
      <a href={dialHref(brand.hotline)} className={styles.digits}>
        {brand.hotline}
      </a>
      <p className={styles.abroad}>
        {t('contact.abroad')} <a href={dialHref(brand.hotlineAbroad)}>{spaced(brand.hotlineAbroad)}</a>
      </p>
    </section>
  )
}
