import type { Voucher } from '#contracts/vouchers.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import details from './details.module.css'
import styles from './event.module.css'

/** How the evening goes, and what holds for its seats. */
export function Programme({ voucher }: { readonly voucher: Voucher }) {
  const { t, lang } = useWords()
  const { event, points, terms, termsMm } = voucher
  if (!event) return null
  return (
    <div className={styles.parts}>
      <Card as="section" padding="roomy">
        <h2 className={details.title}>{t('vouchers.programme')}</h2>
        <ol className={styles.programme}>
          {event.programme.map(({ at, what, whatMm }) => (
            <li key={at} className={styles.item}>
              <span className={styles.time}>{at}</span>
              <ContentText as="span" value={what} valueMm={whatMm} />
            </li>
          ))}
        </ol>
      </Card>
      <Card as="section" padding="roomy">
        <h2 className={details.title}>{t('vouchers.facts')}</h2>
        <Facts
          facts={[
            {
              name: t('vouchers.seatCosts'),
              value: t('account.points', { count: formatInteger(points) }),
              strong: true,
            },
            {
              name: t('vouchers.backUntil'),
              value: formatDate(Date.parse(event.giveBackUntil) - 1, lang),
            },
          ]}
        />
        <ContentText as="p" value={terms} valueMm={termsMm} className={styles.terms} />
      </Card>
    </div>
  )
}
