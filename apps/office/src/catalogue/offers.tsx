import { listOffers, proposeOffer } from '#contracts/staff/catalogue.ts'
import type { ReactNode } from 'react'
import { useMade } from '../approvals/use-made.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds, grounds, KyatField, Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Kyat } from '../parts/kyat.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { FromField, momentOf, tomorrow } from './from-field.tsx'

type Offer = RowOf<typeof listOffers>

export function Offers({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const may = useMay()
  const pages = useKeyPages(listOffers, {})
  const ask = useAsk<true, typeof proposeOffer>(proposeOffer)
  const columns: readonly Column<Offer>[] = [
    { head: 'offers.code', cell: ({ code }) => <b className="num">{code}</b> },
    { head: 'catalogue.code', cell: ({ product }) => <span className="num">{product}</span> },
    { head: 'table.kyat', cell: ({ kyat }) => <Kyat amount={kyat} />, align: 'end' },
    { head: 'catalogue.from', cell: ({ from }) => <Moment at={from} /> },
    { head: 'offers.to', cell: ({ to }) => <Moment at={to} /> },
    { head: 'offers.once', cell: ({ oncePerLine }) => words(oncePerLine ? 'words.yes' : 'words.no') },
    { head: 'offers.most', cell: ({ most }) => <span className="num">{most}</span>, align: 'end' },
    { head: 'offers.usedUp', cell: ({ usedUpAt }) => (usedUpAt ? <Moment at={usedUpAt} /> : null) },
  ]
  return (
    <Panel
      title={words('catalogue.view.OFFERS')}
      aside={
        <Row>
          {choice}
          {may(proposeOffer) ? <Act onClick={() => ask.open(true)}>{words('offers.propose')}</Act> : null}
        </Row>
      }
    >
      <QueueTable
        label="catalogue.view.OFFERS"
        pages={pages}
        columns={columns}
        idOf={({ code, product }) => `${code} ${product}`}
        empty="offers.empty"
      />
      {ask.about ? <ProposeOffer ask={ask} /> : null}
    </Panel>
  )
}

function ProposeOffer({ ask }: { ask: ReturnType<typeof useAsk<true, typeof proposeOffer>> }) {
  const words = useWords()
  const said = useMade()
  return (
    <Ask
      title={words('offers.propose')}
      act={words('ask.propose')}
      busy={ask.busy}
      refusal={ask.refusal}
      start={{ from: tomorrow() }}
      onClose={ask.close}
      onAct={(answers) =>
        void ask.send(
          {
            body: {
              code: String(answers['code']),
              product: String(answers['product']),
              kyat: Number(answers['kyat']),
              from: momentOf(answers['from']),
              to: momentOf(answers['to']),
              ...grounds(answers),
            },
          },
          said,
        )
      }
    >
      <Line source="code" label={words('offers.code')} />
      <Line source="product" label={words('catalogue.code')} />
      <KyatField source="kyat" label={words('catalogue.newPrice')} />
      <FromField source="from" label={words('catalogue.fromYangon')} />
      <FromField source="to" label={words('offers.toYangon')} />
      <Grounds />
    </Ask>
  )
}
