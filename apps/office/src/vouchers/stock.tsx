import { importVoucherCodes, listStock, type VOUCHER_VIEWS } from '#contracts/staff/vouchers.ts'
import { formatDate, formatDateTime, formatInteger } from '#language/formats.ts'
import { useState } from 'react'
import { useMay } from '../auth/use-roles.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Tag } from '../parts/tag.tsx'
import { ImportCodes } from './import-codes.tsx'
import { Imported, type ImportedCodes } from './imported.tsx'
import { inLang } from './in-lang.ts'

type Row = RowOf<typeof listStock>
type View = (typeof VOUCHER_VIEWS)[number]

/** So few are left that the merchant should be asked for more. */
const FEW = 20

const Count = ({ n }: { n: number }) => <span className="num">{formatInteger(n)}</span>

function useColumns(view: View, bring: (row: Row) => void): readonly Column<Row>[] {
  const words = useWords()
  const may = useMay()
  const name = ({ title, titleMm }: Row) => inLang(title, titleMm)
  return [
    { head: 'vouchers.title', cell: (row) => <b>{name(row)}</b>, long: name },
    { head: 'vouchers.code', cell: ({ voucherId }) => <span className="num soft">{voucherId}</span> },
    { head: 'vouchers.merchant', cell: ({ merchant }) => inLang(merchant.name, merchant.nameMm) },
    view === 'EVENTS'
      ? {
          head: 'vouchers.startsAt',
          cell: ({ startsAt }) =>
            startsAt ? <span className="num">{formatDateTime(startsAt, currentLang())}</span> : null,
        }
      : { head: 'vouchers.saleTo', cell: (row) => <Sale row={row} /> },
    { head: 'vouchers.points', align: 'end', cell: ({ points }) => <Count n={points} /> },
    {
      head: view === 'EVENTS' ? 'vouchers.seatsFree' : 'vouchers.free',
      align: 'end',
      cell: ({ free }) => (free < FEW ? <Tag tone="warn">{formatInteger(free)}</Tag> : <Count n={free} />),
    },
    ...(view === 'EVENTS'
      ? [
          {
            head: 'vouchers.seatsTaken',
            align: 'end',
            cell: ({ held, issued }: Row) => <Count n={held + issued} />,
          } as const,
        ]
      : [
          { head: 'vouchers.held', align: 'end', cell: ({ held }: Row) => <Count n={held} /> } as const,
          { head: 'vouchers.issued', align: 'end', cell: ({ issued }: Row) => <Count n={issued} /> } as const,
        ]),
    { head: 'vouchers.used', align: 'end', cell: ({ used }) => <Count n={used} /> },
    {
      head: null,
      align: 'end',
      cell: (row) =>
        may(importVoucherCodes) ? <Act onClick={() => bring(row)}>{words('vouchers.import')}</Act> : null,
    },
  ]
}

function Sale({ row: { onSale, saleTo } }: { row: Row }) {
  const words = useWords()
  return onSale ? (
    <span className="num">{formatDate(saleTo, currentLang())}</span>
  ) : (
    <Tag>{words('catalogue.notOnSale')}</Tag>
  )
}

/** What is free, under way, given out and used of each. */
export function Stock({ view }: { view: View }) {
  const pages = useKeyPages(listStock, { view })
  const [about, setAbout] = useState<Row | null>(null)
  const [imported, setImported] = useState<ImportedCodes | null>(null)
  const columns = useColumns(view, (row) => {
    setImported(null)
    setAbout(row)
  })
  return (
    <>
      <Imported codes={imported} onClose={() => setImported(null)} />
      <QueueTable
        label={`vouchers.view.${view}`}
        pages={pages}
        columns={columns}
        idOf={({ voucherId }) => voucherId}
        empty="vouchers.empty"
      />
      {about ? (
        <ImportCodes
          voucherId={about.voucherId}
          title={inLang(about.title, about.titleMm)}
          onClose={() => setAbout(null)}
          onImported={(codes) => {
            setAbout(null)
            setImported(codes)
          }}
        />
      ) : null}
    </>
  )
}
