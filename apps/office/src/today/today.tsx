import { listOfficeChannels } from '#contracts/staff/payments.ts'
import { getDesk } from '#contracts/staff/desk.ts'
import { formatDate, formatTime } from '#language/formats.ts'
import { useRead } from '../api/use-read.ts'
import { useMay } from '../auth/use-roles.ts'
import { useNow } from '../clock/use-now.ts'
import { Top } from '../frame/top.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { ActLink } from '../parts/act.tsx'
import { Panel } from '../parts/panel.tsx'
import { Refused } from '../parts/refused.tsx'
import { ChannelHealth } from '../payments/channel-health.tsx'
import { QueueCard } from './queue-card.tsx'
import { Urgent } from './urgent.tsx'
import styles from './today.module.css'

const DESK_MS = 30_000

/** How full the queues are, the oldest of each against its limit, and one list of what is most urgent. */
export function Today() {
  const words = useWords()
  const may = useMay()
  const at = useNow()
  const { data, error } = useRead(getDesk, {}, { everyMs: DESK_MS })
  const lang = currentLang()
  return (
    <>
      <Top
        title={words('menu.today')}
        under={words('today.now', { day: formatDate(at, lang), time: formatTime(at) })}
      />
      <Refused refusal={error} />
      <div className={styles.queues}>
        {data?.queues.map((queue) => (
          <QueueCard key={queue.queue} queue={queue} />
        ))}
      </div>
      <div className={may(listOfficeChannels) ? styles.split : styles.whole}>
        <Panel title={words('today.urgent')}>
          <Urgent rows={data?.urgent ?? null} />
        </Panel>
        {may(listOfficeChannels) ? (
          <Panel
            title={words('channels.title')}
            aside={<ActLink to="/channels">{words('today.switch')}</ActLink>}
          >
            <ChannelHealth />
          </Panel>
        ) : null}
      </div>
    </>
  )
}
