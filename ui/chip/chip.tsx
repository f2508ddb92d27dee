import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Icon } from '../icons/draw-icon.tsx'
import styles from './chip.module.css'

type Look = { children: ReactNode; selected?: boolean; icon?: Icon }

export type ChipProps = Look & {
  onClick: () => void
  disabled?: boolean
  /** It opens a dialog; it is no choice itself. */
  opens?: boolean
}

/** A choice that stays pressed. */
export function Chip({ children, selected = false, icon: Before, onClick, disabled, opens }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, selected && styles.selected)}
      {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': selected })}
      disabled={disabled}
      onClick={onClick}
    >
      {Before && <Before size={18} />}
      {children}
    </button>
  )
}

/** A choice that is a place of its own, such as a group of packages. */
export function ChipLink({ children, selected = false, icon: Before, href }: Look & { href: string }) {
  return (
    <a
      href={href}
      className={classNames(styles.chip, selected && styles.selected)}
      aria-current={selected ? 'page' : undefined}
    >
      {Before && <Before size={18} />}
      {children}
    </a>
  )
}

export type ChipRowProps = { label: string; children: ReactNode; wrap?: boolean }

/** Scrolls sideways on a phone; the list never wraps into a wall of chips unless asked to. */
export function ChipRow({ label, children, wrap = false }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.row, wrap && styles.wrap)}>
      {children}
    </div>
  )
}
