import { listOfficeChannels } from '#contracts/staff/payments.ts'
import { useRead } from '../api/use-read.ts'
import { WaitingMark } from '../approvals/waiting-mark.tsx'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Moment } from '../parts/moment.tsx'
import { Refused } from '../parts/refused.tsx'
import type { Channel } from './office-payment.ts'
import { ChannelSwitch } from './channel-switch.tsx'
import styles from './channel-health.module.css'

const HEALTH_MS = 15_000

/** Dot, diamond or empty ring: health never speaks by colour alone. */
export function ChannelHealth({ wide = false }: { wide?: boolean }) {
  const { data = [], error } = useRead(listOfficeChannels, {}, { everyMs: HEALTH_MS })
  return (
    <>
      <Refused refusal={error} />
      <ul className={wide ? styles.wide : styles.list}>
        {data.map((channel) => (
          <One key={channel.channel} channel={channel} wide={wide} />
        ))}
      </ul>
    </>
  )
}

function One({ channel, wide }: { channel: Channel; wide: boolean }) {
  const words = useWords()
  const name = useName()
  const { health, answered, silent, off, proposal } = channel
  const asked = answered + silent
  const share = asked === 0 ? '–' : `${((answered / asked) * 100).toFixed(1)} %`
  return (
    <li>
      <i className={styles[off ? 'DOWN' : health]} aria-hidden="true" />
      <span>
        {name('channel', channel.channel)}
        {wide ? <small>{channel.ways.map((way) => name('way', way)).join(', ')}</small> : null}
      </span>
      <b className="num">{share}</b>
      <small>{off ? words('channels.off') : name('health', health)}</small>
      {wide ? (
        <>
          <span className={styles.why}>
            {off ? (
              <>
                {words('channels.offBy', { name: off.by, why: off.why })}{' '}
                {off.until ? (
                  <>
                    {words('channels.until')} <Moment at={off.until} />
                  </>
                ) : (
                  words('channels.forGood')
                )}
              </>
            ) : null}
          </span>
          <WaitingMark proposal={proposal} />
          <ChannelSwitch channel={channel} />
        </>
      ) : null}
    </li>
  )
}
