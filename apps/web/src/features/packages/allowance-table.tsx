import type { Allowance } from '#contracts/packages.ts'
import { Table } from '#ui/table/table.tsx'
import { allowanceText } from '../../catalogue/allowance-text.ts'
import { useWords } from '../../i18n/use-words.ts'
import { networkText, scopeText } from '../../catalogue/package-words.ts'

/** What it gives and where it counts. */
export function AllowanceTable({ allowances }: { allowances: readonly Allowance[] }) {
  const { t, lang } = useWords()
  return (
    <Table
      caption={t('packages.givesTitle')}
      hideCaption
      lines={allowances}
      lineId={({ unit, scope }) => `${unit} ${scope}`}
      columns={[
        { id: 'unit', header: t('packages.column.what'), cell: ({ unit }) => t(`packages.unit.${unit}`) },
        {
          id: 'amount',
          header: t('packages.column.amount'),
          number: true,
          cell: (allowance) => allowanceText(allowance, lang, t),
        },
        {
          id: 'scope',
          header: t('packages.column.where'),
          cell: (allowance) => (
            <span>
              {allowance.scope !== 'NIGHT' && networkText(allowance, t)}
              {allowance.scope !== 'NIGHT' && allowance.note && <br />}
              {(allowance.scope === 'NIGHT' || allowance.note) && scopeText(allowance, lang, t)}
            </span>
          ),
        },
      ]}
    />
  )
}
