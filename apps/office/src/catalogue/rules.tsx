import type { ResultOf } from '#contracts/call.ts'
import { listRules, proposeRule } from '#contracts/staff/catalogue.ts'
import type { ReactNode } from 'react'
import { useMade } from '../approvals/use-made.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useRead } from '../api/use-read.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds, grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { wholeList } from '../lists/whole-list.ts'
import { Act } from '../parts/act.tsx'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { FromField, momentOf, tomorrow } from './from-field.tsx'
import { fieldsOf, RuleFields, valueOf } from './rule-fields.tsx'

type Rule = ResultOf<typeof listRules>[number]

const shown = (value: unknown): string =>
  Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([name, part]) => `${name} ${typeof part === 'object' ? JSON.stringify(part) : String(part)}`)
    .join(', ')

function useColumns(propose: (row: Rule) => void): readonly Column<Rule>[] {
  const words = useWords()
  const name = useName()
  const may = useMay()
  return [
    { head: 'catalogue.rule.key', cell: ({ key }) => <b title={key}>{name('rule', key)}</b> },
    { head: 'catalogue.now', cell: ({ now }) => shown(now.value), long: ({ now }) => shown(now.value) },
    { head: 'catalogue.from', cell: ({ now }) => <Moment at={now.from} /> },
    {
      head: 'catalogue.next',
      cell: ({ next }) =>
        next[0] ? (
          <span title={shown(next[0].value)}>
            {shown(next[0].value)} <Moment at={next[0].from} />
          </span>
        ) : null,
    },
    {
      head: null,
      align: 'end',
      cell: (row) => (
        <Row>
          <WaitingMark proposal={row.proposal} />
          {!row.proposal && may(proposeRule) ? (
            <Act onClick={() => propose(row)}>{words('ask.propose')}</Act>
          ) : null}
        </Row>
      ),
    },
  ]
}

export function Rules({ choice }: { choice: ReactNode }) {
  const words = useWords()
  const name = useName()
  const said = useMade()
  const pages = wholeList(useRead(listRules))
  const ask = useAsk<Rule, typeof proposeRule>(proposeRule)
  const columns = useColumns(ask.open)
  const { about } = ask
  return (
    <Panel title={words('catalogue.view.RULES')} aside={choice}>
      <QueueTable
        label="catalogue.view.RULES"
        pages={pages}
        columns={columns}
        idOf={({ key }) => key}
        empty="catalogue.nothing"
      />
      {about ? (
        <Ask
          title={words('catalogue.proposeRule', { name: name('rule', about.key) })}
          act={words('ask.propose')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ ...fieldsOf(about.now.value), from: tomorrow() }}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              {
                params: { key: about.key },
                body: {
                  value: valueOf(about.now.value, answers),
                  from: momentOf(answers['from']),
                  ...grounds(answers),
                },
              },
              said,
            )
          }
        >
          <RuleFields value={about.now.value} />
          <FromField source="from" label={words('catalogue.fromYangon')} />
          <Grounds />
        </Ask>
      ) : null}
    </Panel>
  )
}
