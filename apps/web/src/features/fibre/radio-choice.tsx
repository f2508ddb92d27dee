import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './form.module.css'

type Props = {
  readonly group: string
  readonly value: string
  readonly checked: boolean
  readonly title: string
  /** Under the title. */
  readonly children?: ReactNode
  readonly amount?: string
  readonly onChoose: () => void
}

/** One of several, in a frame of its own, with what it costs. */
export function RadioChoice({ group, value, checked, title, children, amount, onChoose }: Props) {
  return (
    <label className={classNames(styles.choice, checked && styles.chosen)}>
      <input type="radio" name={group} value={value} checked={checked} onChange={onChoose} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {children}
      </span>
      {amount && <span className={styles.amount}>{amount}</span>}
    </label>
  )
}
