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

/** One of a few, in a frame of its own. */
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
