import type { CSSProperties } from 'react'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { PauseIcon } from '../icons/pause.tsx'
import { PlayIcon } from '../icons/play.tsx'
import styles from './marquee.module.css'

export type MarqueeItem = { text: string; href?: string | undefined; lang?: string | undefined }

export type MarqueeProps = {
  items: readonly MarqueeItem[]
  label: string
  pauseLabel: string
  playLabel: string
}

const SECONDS_PER_CHARACTER = 0.16
const SHORTEST_ROUND_SECONDS = 18

/**
 * News that passes by. It stands still under a pointer, under the focus, at the press of its button, and
 * always for people who asked their device for less motion; then it is a list that scrolls by hand.
 */
export function Marquee({ items, label, pauseLabel, playLabel }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const characters = items.reduce((sum, item) => sum + item.text.length, 0)
  const seconds = Math.max(SHORTEST_ROUND_SECONDS, characters * SECONDS_PER_CHARACTER)
  const ToggleIcon = paused ? PlayIcon : PauseIcon
  return (
    <section aria-label={label} className={styles.marquee}>
      <div
        className={styles.window}
        tabIndex={0}
        role="group"
        aria-label={label}
        onBlur={(event) => event.currentTarget.scrollTo?.(0, 0)}
      >
        <div
          className={classNames(styles.belt, paused && styles.paused)}
          style={{ '--round': `${Math.round(seconds)}s` } as CSSProperties}
        >
          <Round items={items} />
          <Round items={items} echo />
        </div>
      </div>
      <button type="button" className={styles.toggle} onClick={() => setPaused(!paused)}>
        <ToggleIcon size={18} />
        <span className="visually-hidden">{paused ? playLabel : pauseLabel}</span>
      </button>
    </section>
  )
}

/** The echo follows the first round so that the belt has no gap; only eyes need it. */
function Round({ items, echo = false }: { items: readonly MarqueeItem[]; echo?: boolean }) {
  return (
    <ul className={classNames(styles.round, echo && styles.echo)} aria-hidden={echo || undefined}>
      {items.map((item) => (
        <li key={item.text} lang={item.lang} className={styles.item}>
          {item.href === undefined ? (
            item.text
          ) : (
            <a href={item.href} tabIndex={echo ? -1 : undefined} className={styles.link}>
              {item.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
