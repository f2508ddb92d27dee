'use client'
import type { ReactNode } from 'react'

type Props = { readonly setOpen: (open: boolean) => void; readonly children: ReactNode }

/** A field whose list is open while somebody is in it, until Escape or a choice. */
export const FieldWithList = ({ setOpen, children }: Props) => (
  <div
    className="cms-link"
    onFocus={() => setOpen(true)}
    // Who was in the field before the screen was ready, or closed the list, is helped by the next letter.
    onInput={() => setOpen(true)}
    onBlur={(event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    }}
    onKeyDown={(event) => {
      if (event.key === 'Escape') setOpen(false)
    }}
  >
    {children}
  </div>
)
