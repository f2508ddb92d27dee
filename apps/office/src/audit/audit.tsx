import { searchAudit, type AuditRow } from '#contracts/staff/audit.ts'
import { listStaff } from '#contracts/staff/people.ts'
import { useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { useMay } from '../auth/use-roles.ts'
import { ThingLink } from '../approvals/thing-link.tsx'
import { Top } from '../frame/top.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Filters, FilterSelect, FilterText } from '../lists/filters.tsx'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { useKeyPages } from '../lists/use-key-pages.ts'
import { useSettled } from '../lists/use-settled.ts'
import { Moment } from '../parts/moment.tsx'
import { Panel } from '../parts/panel.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Tag } from '../parts/tag.tsx'
import { AuditDetail } from './audit-detail.tsx'
import { Seals } from './seals.tsx'

const NOTHING = { staffId: '', thing: '', day: '' }

function useColumns(): readonly Column<AuditRow>[] {
  const name = useName()
  return [
    { head: 'table.when', cell: ({ at }) => <Moment at={at} /> },
    { head: 'table.who', cell: ({ staffName }) => <b>{staffName}</b> },
    { head: 'audit.did', cell: ({ call }) => name('call', call) },
    {
      head: 'audit.thing',
      cell: ({ thing }) => (thing ? <ThingLink thing={thing} /> : null),
      long: ({ thing }) => thing ?? '',
    },
    { head: 'approvals.why', cell: ({ reason }) => reason, long: ({ reason }) => reason ?? '' },
    {
      head: 'audit.outcome',
      cell: ({ outcome }) => (
        <Tag tone={outcome === 'SUCCESS' ? 'ok' : 'warn'}>{name('outcome', outcome)}</Tag>
      ),
    },
  ]
}

/** Who did what, to whom, why, and how it ended; nobody can change a line of it. */
export function Audit() {
  const words = useWords()
  const [view, setView] = useState<'ROWS' | 'SEALS'>('ROWS')
  const tabs = (['ROWS', 'SEALS'] as const).map((one) => [one, words(`audit.view.${one}`)] as const)
  return (
    <>
      <Top title={words('menu.audit')} under={words('audit.under')} />
      <Panel
        title={words(`audit.view.${view}`)}
        aside={<Tabs label={words('menu.audit')} tabs={tabs} value={view} onChange={setView} />}
      >
        {view === 'ROWS' ? <Rows /> : <Seals />}
      </Panel>
    </>
  )
}

function Rows() {
  const words = useWords()
  const may = useMay()
  const [filter, setFilter] = useState(NOTHING)
  const [shown, setShown] = useState<AuditRow | null>(null)
  const { data: people = [] } = useRead(listStaff, { body: { removed: true } }, { enabled: may(listStaff) })
  const asked = { ...filter, thing: useSettled(filter.thing).trim() }
  const pages = useKeyPages(
    searchAudit,
    Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  )
  const columns = useColumns()
  const set = (part: Partial<typeof NOTHING>) => setFilter({ ...filter, ...part })
  return (
    <>
      <Filters label={words('filter.label')}>
        {may(listStaff) ? (
          <FilterSelect
            label={words('table.who')}
            value={filter.staffId}
            all={words('filter.all')}
            options={people.map(({ staffId, name }) => [staffId, name])}
            onChange={(staffId) => set({ staffId })}
          />
        ) : null}
        <FilterText label={words('audit.thing')} value={filter.thing} onChange={(thing) => set({ thing })} />
        <FilterText
          type="date"
          label={words('filter.day')}
          value={filter.day}
          onChange={(day) => set({ day })}
        />
      </Filters>
      <QueueTable
        label="menu.audit"
        pages={pages}
        columns={columns}
        idOf={({ auditId }) => auditId}
        open={(row) => () => setShown(row)}
        empty="audit.empty"
      />
      <AuditDetail row={shown} onClose={() => setShown(null)} />
    </>
  )
}
