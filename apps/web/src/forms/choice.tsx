import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './choice.module.css'

type Props = {
  readonly group: string
  readonly value: string
  readonly checked: boolean
  readonly title: string
  readonly text?: ReactNode
  readonly onChoose: () => void
}

/** One of several options, each in a frame. */
export function Choice({ group, value, checked, title, text, onChoose }: Props) {
  return (
    <label className={classNames(styles.choice, checked && styles.chosen)}>
      <input type="radio" name={group} value={value} checked={checked} onChange={onChoose} />
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
    </label>
  )
}
