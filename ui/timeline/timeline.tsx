import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons/check.tsx'
import { CloseIcon } from '../icons/close.tsx'
import styles from './timeline.module.css'

export type TimelineEvent = {
  id: string
  state: 'done' | 'now' | 'next' | 'failed'
  /** The state in words, read before the title: "Done". */
  stateLabel: string
  title: ReactNode
  time?: ReactNode
  text?: ReactNode
}

export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {events.map((event) => (
        <li
          key={event.id}
          className={classNames(styles.event, styles[event.state])}
          aria-current={event.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {event.state === 'done' && <CheckIcon size={16} />}
            {event.state === 'failed' && <CloseIcon size={16} />}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              <span className="visually-hidden">{event.stateLabel}: </span>
              {event.title}
            </p>
            {event.time && <p className={styles.time}>{event.time}</p>}
            {event.text && <p className={styles.text}>{event.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
