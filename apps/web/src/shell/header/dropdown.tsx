import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ChevronDownIcon } from '#ui/icons/chevron-down.tsx'
import { classNames } from '#ui/class-names.ts'
import { useNavigationCount } from '../../navigation/hash-location.ts'
import styles from './dropdown.module.css'

type Props = {
  /** What the button shows. */
  readonly face: ReactNode
  /** What it is called when its face is not words. */
  readonly label?: string
  readonly align?: 'start' | 'end'
  readonly current?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** A button that unfolds a short list below itself. Escape, a click elsewhere and any navigation fold it again. */
export function Dropdown({ face, label, align = 'start', current = false, children }: Props) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const navigations = useNavigationCount()

  useEffect(() => setOpen(false), [navigations])

  useEffect(() => {
    if (!open) return
    const onPointer = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onPointer)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onPointer)
    }
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div ref={root} className={styles.dropdown} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, current && styles.current)}
        aria-current={current || undefined}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {face}
        <ChevronDownIcon size={14} className={classNames(styles.arrow, open && styles.turned)} />
      </button>
      {open && (
        <div id={panelId} className={classNames(styles.panel, align === 'end' && styles.end)}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
