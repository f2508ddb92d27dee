import { useState } from 'react'
import { Top } from '../frame/top.tsx'
import { useNow } from '../clock/use-now.ts'
import { useWords } from '../i18n/use-words.ts'
import { Panel } from '../parts/panel.tsx'
import { Tabs } from '../parts/tabs.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { Glance } from './glance.tsx'
import { MovesOf } from './moves-of.tsx'
import { PackagesOf } from './packages-of.tsx'
import { PaymentsOf } from './payments-of.tsx'
import { HistoryOf } from './history-of.tsx'
import { MessagesOf } from './messages-of.tsx'
import { SessionsOf } from './sessions-of.tsx'
import { Unsure } from './unsure.tsx'
import styles from './record.module.css'

const VIEWS = ['HISTORY', 'MOVES', 'PAYMENTS', 'MESSAGES', 'SESSIONS'] as const
type View = (typeof VIEWS)[number]

/** Balance, identity and the unsure move side by side; everything else below, newest first. */
export function OpenRecord({ record }: { record: CustomerRecord }) {
  const words = useWords()
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
        <Unsure record={record} />
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
  const tabs = VIEWS.map((one) => [one, words(`record.view.${one}`)] as const)
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
