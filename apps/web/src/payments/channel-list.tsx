import { useId } from 'react'
import type { PaymentChannel } from '#contracts/payments.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './payments.module.css'

type Props = {
  readonly ways: readonly PaymentChannel[]
  /** The code of the one that will be used. */
  readonly chosen: string | null
  /** One that was picked and has gone down since. */
  readonly lost: PaymentChannel | null
  /** How much the own balance has, in words; null where nobody knows. */
  readonly balance?: string | null
  readonly onPick: (code: string) => void
}

/** Every way with how it is doing, in a mark and in words; one that is down stays to be seen, and cannot be chosen. */
export function ChannelList({ ways, chosen, lost, balance = null, onPick }: Props) {
  const { t, pick } = useWords()
  const name = useId()
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.title}>{t('payments.ways')}</legend>
      <div className={styles.list}>
        {ways.map((way) => (
          <Way
            key={way.channelCode}
            way={way}
            group={name}
            checked={way.channelCode === chosen}
            note={way.method === 'BALANCE' ? balance : null}
            onPick={() => onPick(way.channelCode)}
          />
        ))}
      </div>
      <p role="status" className={styles.lost}>
        {lost && t('payments.wayLost', { way: pick(lost.name, lost.nameMm).text })}
      </p>
    </fieldset>
  )
}

type WayProps = {
  readonly way: PaymentChannel
  readonly group: string
  readonly checked: boolean
  /** In place of how it is doing. */
  readonly note: string | null
  readonly onPick: () => void
}

const MARKS = { UP: styles.up, DEGRADED: styles.slow, DOWN: styles.down } as const

function Way({ way, group, checked, note, onPick }: WayProps) {
  const { t, pick } = useWords()
  const name = pick(way.name, way.nameMm)
  const isDown = way.status === 'DOWN'
  return (
    <label className={classNames(styles.way, checked && styles.chosen, isDown && styles.off)}>
      <span aria-hidden="true" className={classNames(styles.logo, styles[logoOf(way)])}>
        {Array.from(way.name)[0]}
      </span>
      <span className={styles.words}>
        <span className={styles.name} lang={name.lang}>
          {name.text}
        </span>
        <span className={styles.health}>
          <span aria-hidden="true" className={classNames(styles.mark, MARKS[way.status])} />
          {note ?? t(`payments.way.${way.status}`)}
        </span>
      </span>
      <input
        type="radio"
        name={group}
        value={way.channelCode}
        className={styles.radio}
        checked={checked}
        disabled={isDown}
        onChange={onPick}
      />
    </label>
  )
}

const logoOf = ({ channelCode }: PaymentChannel): 'kbz' | 'card' | 'plain' => {
  if (channelCode.startsWith('KBZ')) return 'kbz'
  return channelCode === 'CARD' ? 'card' : 'plain'
}
