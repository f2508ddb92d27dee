import {
  getRecordHistory,
  getRecordMessages,
  getRecordMoves,
  getRecordPayments,
  getRecordSessions,
} from '#contracts/staff/record.ts'
import { getOfficeMove } from '#contracts/staff/without-answer.ts'
import { useState } from 'react'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { useNow } from '../clock/use-now.ts'
import { useWords } from '../i18n/use-words.ts'
import { Panel } from '../parts/panel.tsx'
import { Tabs } from '../parts/tabs.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { Glance } from './glance.tsx'
import { MovesOf } from './moves-of.tsx'
import { PackagesOf } from './packages-of.tsx'
import { PointsOf } from './points-of.tsx'
import { PaymentsOf } from './payments-of.tsx'
import { HistoryOf } from './history-of.tsx'
import { MessagesOf } from './messages-of.tsx'
import { SessionsOf } from './sessions-of.tsx'
import { Unsure } from './unsure.tsx'
import styles from './record.module.css'

const VIEWS = {
  HISTORY: getRecordHistory,
  MOVES: getRecordMoves,
  PAYMENTS: getRecordPayments,
  MESSAGES: getRecordMessages,
  SESSIONS: getRecordSessions,
} as const
type View = keyof typeof VIEWS

/** Balance, identity and the unsure move side by side; everything else below, newest first. */
export function OpenRecord({ record }: { record: CustomerRecord }) {
  const words = useWords()
  const may = useMay()
  return (
    <>
      <Top title={record.number} under={<Left until={record.until} />} />
      <Glance record={record} />
      <div className={styles.body}>
        <div className={styles.column}>
          <Lists recordId={record.recordId} />
          <Panel title={words('record.packages')}>
            <PackagesOf record={record} />
          </Panel>
        </div>
        <div className={styles.column}>
          {may(getOfficeMove) ? <Unsure record={record} /> : null}
          <PointsOf recordId={record.recordId} />
        </div>
      </div>
    </>
  )
}

function Left({ until }: { until: string }) {
  const words = useWords()
  const at = useNow(1000)
  const seconds = Math.max(0, Math.round((Date.parse(until) - at) / 1000))
  return (
    <span className="num">
      {words('record.left', {
        minutes: Math.floor(seconds / 60),
        seconds: String(seconds % 60).padStart(2, '0'),
      })}
    </span>
  )
}

function Lists({ recordId }: { recordId: string }) {
  const words = useWords()
  const [view, setView] = useState<View>('HISTORY')
  const may = useMay()
  const tabs = (Object.keys(VIEWS) as View[])
    .filter((one) => may(VIEWS[one]))
    .map((one) => [one, words(`record.view.${one}`)] as const)
  return (
    <Panel
      title={words('record.everything')}
      aside={<Tabs label={words('record.everything')} tabs={tabs} value={view} onChange={setView} />}
    >
      {view === 'HISTORY' ? <HistoryOf recordId={recordId} /> : null}
      {view === 'MOVES' ? <MovesOf recordId={recordId} /> : null}
      {view === 'PAYMENTS' ? <PaymentsOf recordId={recordId} /> : null}
      {view === 'MESSAGES' ? <MessagesOf recordId={recordId} /> : null}
      {view === 'SESSIONS' ? <SessionsOf recordId={recordId} /> : null}
    </Panel>
  )
}
