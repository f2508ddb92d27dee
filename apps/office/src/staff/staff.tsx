import type { ResultOf } from '#contracts/call.ts'
import { addStaff, listStaff } from '#contracts/staff/people.ts'
import { useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { Ask } from '../ask/ask.tsx'
import { Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { wholeList } from '../lists/whole-list.ts'
import { Act } from '../parts/act.tsx'
import { Age } from '../parts/age.tsx'
import { Note } from '../parts/note.tsx'
import { Panel } from '../parts/panel.tsx'
import { Row } from '../parts/row.tsx'
import { Tag, type Tone } from '../parts/tag.tsx'
import { GivenOnce, type Given } from './given.tsx'
import { Confirm, PersonActs } from './person-acts.tsx'

type Person = ResultOf<typeof listStaff>[number]

const TONES: Readonly<Record<Person['state'], Tone>> = { INVITED: 'warn', ACTIVE: 'ok', REMOVED: 'plain' }

function useColumns(give: (given: Given) => void): readonly Column<Person>[] {
  const words = useWords()
  return [
    { head: 'staff.name', cell: ({ name }) => <b>{name}</b> },
    {
      head: 'staff.roles',
      cell: ({ roles, waiting }) => (
        <Row>
          {roles.map((role) => (
            <Tag key={role}>{words(`role.${role}`)}</Tag>
          ))}
          {waiting.map(({ role, proposalId }) => (
            <span key={proposalId}>
              {words(`role.${role}`)} <WaitingMark proposal={{ proposalId, kind: 'ROLE' }} />
            </span>
          ))}
        </Row>
      ),
    },
    {
      head: 'table.state',
      cell: (person) => (
        <Row>
          <Tag tone={TONES[person.state]}>{words(`staffState.${person.state}`)}</Tag>
          {person.newLink && !person.newLink.isConfirmed ? (
            <Tag tone="warn" long>
              {words('staff.newLink', { name: person.newLink.askedBy.name })}
            </Tag>
          ) : null}
          {person.newLink?.canConfirm ? <Confirm person={person} onGiven={give} /> : null}
        </Row>
      ),
    },
    { head: 'staff.sessions', cell: ({ sessions }) => <span className="num">{sessions}</span>, align: 'end' },
    {
      head: 'staff.seen',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Age since={lastSeenAt} /> : words('staff.never')),
    },
    { head: null, align: 'end', cell: (person) => <PersonActs person={person} onGiven={give} /> },
  ]
}

/** Everybody who works at the office; roles and new links are given by two administrators, roles taken by one. */
export function Staff() {
  const words = useWords()
  const may = useMay()
  const [given, setGiven] = useState<Given | null>(null)
  const [removed, setRemoved] = useState(false)
  const pages = wholeList(useRead(listStaff, { body: { removed } }))
  const ask = useAsk<true, typeof addStaff>(addStaff)
  const add = async (name: string) => {
    const made = await ask.send({ body: { name } }, () => words('staff.added'))
    if (made) setGiven({ kind: 'LINK', ...made })
  }
  return (
    <>
      <Top title={words('menu.staff')} />
      <Panel
        title={words('staff.people')}
        aside={
          <Row>
            <Act aria-pressed={removed} onClick={() => setRemoved(!removed)}>
              {words(removed ? 'staff.hideRemoved' : 'staff.showRemoved')}
            </Act>
            {may(addStaff) ? (
              <Act look="main" onClick={() => ask.open(true)}>
                {words('staff.add')}
              </Act>
            ) : null}
          </Row>
        }
      >
        <GivenOnce given={given} onClose={() => setGiven(null)} />
        <QueueTable
          label="staff.people"
          pages={pages}
          columns={useColumns(setGiven)}
          idOf={({ staffId }) => staffId}
          empty="staff.empty"
        />
      </Panel>
      <Note>{words('staff.rule')}</Note>
      {ask.about ? (
        <Ask
          title={words('staff.add')}
          act={words('staff.add')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ name }) => void add(String(name))}
        >
          <Line source="name" label={words('staff.name')} />
        </Ask>
      ) : null}
    </>
  )
}
