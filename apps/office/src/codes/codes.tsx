import { getAttackFigures, liftLock, listAttacked } from '#contracts/staff/attacks.ts'
import { useRead } from '../api/use-read.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages, type RowOf } from '../lists/use-key-pages.ts'
import { Act } from '../parts/act.tsx'
import { Age } from '../parts/age.tsx'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { Split } from '../parts/row.tsx'
import { Tag } from '../parts/tag.tsx'

type Attacked = RowOf<typeof listAttacked>

const FIGURES_MS = 15_000

function useColumns(lift: (row: Attacked) => void): readonly Column<Attacked>[] {
  const words = useWords()
  const may = useMay()
  return [
    { head: 'table.number', cell: ({ number }) => <b className="num">{number}</b> },
    {
      head: 'codes.failures',
      cell: ({ failures24h }) => <span className="num">{failures24h}</span>,
      align: 'end',
    },
    { head: 'codes.inARow', cell: ({ inARow }) => <span className="num">{inARow}</span>, align: 'end' },
    {
      head: 'codes.last',
      cell: ({ lastFailureAt }) => (lastFailureAt ? <Age since={lastFailureAt} /> : null),
    },
    {
      head: 'codes.lockedUntil',
      cell: ({ lockedUntil }) => (lockedUntil ? <Moment at={lockedUntil} /> : null),
    },
    { head: 'table.state', cell: (row) => <AttackState row={row} /> },
    {
      head: null,
      align: 'end',
      cell: (row) => (may(liftLock) ? <Act onClick={() => lift(row)}>{words('record.lift')}</Act> : null),
    },
  ]
}

function AttackState({ row: { codesOffSince, lockedUntil } }: { row: Attacked }) {
  const words = useWords()
  if (codesOffSince) return <Tag tone="bad">{words('record.codesOff')}</Tag>
  return lockedUntil ? (
    <Tag tone="warn">{words('record.codesLocked')}</Tag>
  ) : (
    <Tag>{words('codes.watched')}</Tag>
  )
}

/** Numbers whose codes strangers guess at, and what is switched on against it. */
export function Codes() {
  const words = useWords()
  const pages = useKeyPages(listAttacked, {})
  const ask = useAsk<Attacked, typeof liftLock>(liftLock)
  const columns = useColumns(ask.open)
  const { about } = ask
  return (
    <>
      <Top title={words('menu.codes')} under={words('codes.under')} />
      <Split side={<Figures />}>
        <Panel title={words('codes.numbers')}>
          <QueueTable
            label="codes.numbers"
            pages={pages}
            columns={columns}
            idOf={({ attackId }) => attackId}
            empty="codes.empty"
          />
        </Panel>
      </Split>
      {about ? (
        <Ask
          title={words('record.lift')}
          act={words('record.lift')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send({ params: { attackId: about.attackId }, body: { why: String(why) } }, () =>
              words('record.lifted'),
            )
          }
        >
          <Note>{words('record.liftRule')}</Note>
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}

function Figures() {
  const words = useWords()
  const name = useName()
  const { data, error } = useRead(getAttackFigures, {}, { everyMs: FIGURES_MS })
  if (!data) return <Refused refusal={error} />
  const { failedToday, highRisk, highRiskFrom, numbersLocked, numbersOff, otherNetworks, records } = data
  return (
    <>
      <Panel
        title={words('codes.today')}
        aside={
          highRisk ? (
            <Tag tone="bad">{words('codes.highRisk')}</Tag>
          ) : (
            <Tag tone="ok">{words('codes.calm')}</Tag>
          )
        }
      >
        <Facts
          facts={[
            [words('codes.failed'), words('codes.failedOf', { n: failedToday, most: highRiskFrom })],
            [words('codes.locked'), String(numbersLocked)],
            [words('codes.off'), String(numbersOff)],
            ...otherNetworks.map(
              ({ network, sent, most }) =>
                [name('network', network), words('codes.sentOf', { n: sent, most })] as const,
            ),
          ]}
        />
      </Panel>
      <Panel title={words('codes.records')}>
        {records.length === 0 ? (
          <p className="soft">{words('codes.noRecords')}</p>
        ) : (
          <Facts
            facts={records.map(({ name: who, opened }) => [who, words('codes.opened', { count: opened })])}
          />
        )}
      </Panel>
    </>
  )
}
