import type { IddRate } from '#contracts/international.ts'
import { Table } from '#ui/table/table.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CountryMark } from './country-mark.tsx'
import { priceRange } from './price-range.ts'
import styles from './idd-table.module.css'

export function IddTable({ rates }: { rates: readonly IddRate[] }) {
  const { t, lang } = useWords()
  return (
    <Table
      caption={t('international.topCaption')}
      hideCaption
      narrow="scroll"
      lines={rates}
      lineId={({ country }) => country}
      columns={[
        {
          id: 'country',
          header: t('international.countryAndCode'),
          cell: (rate) => (
            <span className={styles.country}>
              <CountryMark country={rate.country} />
              <span>
                {lang === 'my' ? rate.nameMm : rate.name}{' '}
                <span className={styles.code}>+{rate.dialCode}</span>
              </span>
            </span>
          ),
        },
        {
          id: 'minute',
          header: t('international.col.minute'),
          number: true,
          cell: (rate) => priceRange(rate, 'perMin'),
        },
        {
          id: 'sms',
          header: t('international.col.sms'),
          number: true,
          cell: (rate) => priceRange(rate, 'sms'),
        },
      ]}
    />
  )
}
