import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/close.tsx'
import styles from './sheet.module.css'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /**
   * `full` covers the screen (the menu), `bottom` slides up on a phone, `wide` too and has room for two columns
   * elsewhere, `middle` is a dialog everywhere.
   */
  kind?: 'full' | 'bottom' | 'wide' | 'middle'
  children: ReactNode
  /** Stays in sight under the scrolling part. */
  footer?: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, gives it back, closes by Escape and sits above all. */
export function Sheet({ open, onClose, title, closeLabel, kind = 'bottom', children, footer }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const release = showModal(dialog)
    return release
  }, [open])

  function onBackdrop(event: MouseEvent) {
    if (event.target === ref.current) onClose()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.sheet, styles[kind])}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}

/** Safari 14 has no modal dialog; there the attribute shows it and the styles cover the page. */
function showModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement
  const opener = document.activeElement
  const before = root.style.overflow
  root.style.overflow = 'hidden'
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
  return () => {
    root.style.overflow = before
    if (typeof dialog.close === 'function') dialog.close()
    else dialog.removeAttribute('open')
    if (opener instanceof HTMLElement) opener.focus()
  }
}
