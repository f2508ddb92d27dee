import type { FtthPackage } from '#contracts/fibre.ts'
import { formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Table } from '#ui/table/table.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { bestQuote } from './best-quote.ts'
import styles from './quote-table.module.css'

/** What 1, 3, 6 and 12 months cost, everything included; figures come from the server and are only shown here. */
export function QuoteTable({ plan }: { plan: FtthPackage }) {
  const { t, lang } = useWords()
  const best = bestQuote(plan)
  return (
    <div className={styles.place}>
      <Table
        caption={t('fibre.tableTitle')}
        hideCaption
        lines={plan.quotes}
        lineId={({ months }) => String(months)}
        columns={[
          {
            id: 'months',
            header: t('fibre.column.months'),
            cell: (quote) => (
              <span className={styles.months}>
                {t('fibre.months', { count: quote.months })}
                {quote === best && <Badge tone="success">{t('fibre.bestRow')}</Badge>}
              </span>
            ),
          },
          {
            id: 'perMonth',
            header: t('fibre.column.perMonth'),
            number: true,
            cell: (quote) => formatKyat(quote.perMonth, lang),
          },
          {
            id: 'install',
            header: t('fibre.column.install'),
            number: true,
            cell: (quote) => (quote.installWaived ? t('fibre.free') : formatKyat(quote.install, lang)),
          },
          {
            id: 'saving',
            header: t('fibre.column.saving'),
            number: true,
            cell: (quote) => (quote.saving > 0 ? formatKyat(quote.saving, lang) : t('fibre.nothing')),
          },
          {
            id: 'total',
            header: t('fibre.column.total'),
            number: true,
            cell: (quote) => <strong>{formatKyat(quote.total, lang)}</strong>,
          },
        ]}
      />
      <p className={styles.note}>{t('fibre.firstMonth')}</p>
    </div>
  )
}
