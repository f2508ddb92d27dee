import { listPrices, proposePrice } from '#contracts/staff/catalogue.ts'
import { useState, type ReactNode } from 'react'
import { useMade } from '../approvals/use-made.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { Ask } from '../ask/ask.tsx'
import { Grounds, grounds, KyatField } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Filters, FilterText } from '../lists/filters.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { useSettled } from '../lists/use-settled.ts'
import { Act } from '../parts/act.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'
import { DatedPrice } from './dated.tsx'
import { FromField, momentOf, tomorrow } from './from-field.tsx'

type Price = RowOf<typeof listPrices>

function useColumns(propose: (row: Price) => void): readonly Column<Price>[] {
  const words = useWords()
  const may = useMay()
  return [
    {
      head: 'catalogue.package',
      cell: ({ name, nameMm }) => <b>{currentLang() === 'my' ? (nameMm ?? name) : name}</b>,
    },
    { head: 'catalogue.code', cell: ({ product }) => <span className="num soft">{product}</span> },
    {
      head: 'catalogue.sale',
      cell: ({ onSale }) => (
        <Tag tone={onSale ? 'ok' : 'plain'}>{words(onSale ? 'catalogue.onSale' : 'catalogue.notOnSale')}</Tag>
      ),
    },
    { head: 'catalogue.now', cell: ({ now }) => <DatedPrice dated={now} /> },
    { head: 'catalogue.next', cell: ({ next }) => <DatedPrice dated={next[0]} /> },
    { head: 'catalogue.before', cell: ({ before }) => <DatedPrice dated={before[0]} /> },
    {
      head: null,
      align: 'end',
      cell: (row) => (
        <Row>
          <WaitingMark proposal={row.proposal} />
          {!row.proposal && may(proposePrice) ? (
            <Act onClick={() => propose(row)}>{words('ask.propose')}</Act>
          ) : null}
        </Row>
      ),
    },
  ]
}

export function Prices({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const said = useMade()
  const [text, setText] = useState('')
  const settled = useSettled(text).trim()
  const pages = useKeyPages(listPrices, settled ? { text: settled } : {})
  const ask = useAsk<Price, typeof proposePrice>(proposePrice)
  const columns = useColumns(ask.open)
  const { about } = ask
  return (
    <Panel title={words('catalogue.view.PRICES')} aside={choice}>
      <Filters label={words('filter.label')}>
        <FilterText label={words('catalogue.find')} value={text} onChange={setText} />
      </Filters>
      <QueueTable
        label="catalogue.view.PRICES"
        pages={pages}
        columns={columns}
        idOf={({ product }) => product}
        empty="catalogue.nothing"
      />
      {about ? (
        <Ask
          title={words('catalogue.proposePrice', { name: about.name })}
          act={words('ask.propose')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ kyat: about.now?.kyat, from: tomorrow() }}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              {
                params: { product: about.product },
                body: { kyat: Number(answers['kyat']), from: momentOf(answers['from']), ...grounds(answers) },
              },
              said,
            )
          }
        >
          <KyatField source="kyat" label={words('catalogue.newPrice')} />
          <FromField source="from" label={words('catalogue.fromYangon')} />
          <Grounds />
        </Ask>
      ) : null}
    </Panel>
  )
}
