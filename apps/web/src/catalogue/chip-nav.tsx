import { useEffect, useRef } from 'react'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useBelowHeader } from './use-below-header.ts'
import styles from './chip-nav.module.css'

type Props = {
  readonly label: string
  readonly links: readonly { readonly id: string; readonly href: string; readonly name: string }[]
  readonly current: string
}

/** Groups that stay visible below the header; the chosen one is always scrolled into view. */
export function ChipNav({ label, links, current }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const belowHeaderPx = useBelowHeader()
  useEffect(() => {
    const chosen = place.current?.querySelector('[aria-current]')
    const row = chosen?.parentElement
    if (!(chosen instanceof HTMLElement) || !row) return
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [current])
  return (
    <div ref={place} className={styles.strip} style={{ top: belowHeaderPx }}>
      <PageWidth>
        <ChipRow label={label}>
          {links.map(({ id, href, name }) => (
            <ChipLink key={id} href={href} selected={id === current}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </PageWidth>
    </div>
  )
}
