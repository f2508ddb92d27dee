import { MOST_LEFT_SAID, type Voucher } from '#contracts/vouchers.ts'
import { formatDate, formatDays, formatKyat } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import { Outlets } from './outlets.tsx'
import { tiersText } from './tiers-text.ts'
import styles from './details.module.css'

/** Terms, figures and where it is taken. */
export function VoucherDetails({ voucher }: { readonly voucher: Voucher }) {
  const words = useWords()
  const { t, lang } = words
  const { terms, termsMm, worthKyat, useWithinDays, perMember, saleTo, left, minTier } = voucher
  return (
    <div className={styles.details}>
      <Card as="section" padding="roomy">
        <h2 className={styles.title}>{t('vouchers.terms')}</h2>
        <ContentText as="p" value={terms} valueMm={termsMm} className={styles.terms} />
      </Card>
      <Card as="section" padding="roomy">
        <h2 className={styles.title}>{t('vouchers.facts')}</h2>
        <Facts
          facts={[
            { name: t('vouchers.factWorth'), value: formatKyat(worthKyat, lang) },
            ...(useWithinDays === null
              ? []
              : [{ name: t('vouchers.factUse'), value: formatDays(useWithinDays, lang) }]),
            { name: t('vouchers.factLimit'), value: t('vouchers.factTimes', { n: perMember }) },
            {
              name: t('vouchers.factLeft'),
              value:
                left === 0
                  ? t('vouchers.gone')
                  : left < MOST_LEFT_SAID
                    ? left
                    : t('vouchers.factMany', { n: MOST_LEFT_SAID - 1 }),
            },
            { name: t('vouchers.factOffered'), value: formatDate(Date.parse(saleTo) - 1, lang) },
            ...(minTier === 'MEMBER'
              ? []
              : [{ name: t('vouchers.factLevel'), value: tiersText(minTier, words) }]),
          ]}
        />
      </Card>
      <Outlets outlets={voucher.outlets} />
    </div>
  )
}
