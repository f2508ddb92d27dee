import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

export type TabsProps = {
  label: string
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[]
  /** Given together with `onSelect` when the address decides; else the component remembers. */
  selected?: string
  onSelect?: (id: string) => void
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const currentId = selected ?? own
  const current = tabs.find((tab) => tab.id === currentId) ?? tabs[0]

  function select(index: number) {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    setOwn(tab.id)
    onSelect?.(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === current?.id)
    const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    select(target)
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={tab.id === current?.id ? `${base}-panel` : undefined}
            tabIndex={tab.id === current?.id ? 0 : -1}
            className={classNames(styles.tab, tab.id === current?.id && styles.current)}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        tabIndex={0}
        className={styles.panel}
      >
        {current?.panel}
      </div>
    </div>
  )
}

export type TabLinksProps = {
  label: string
  links: readonly { href: string; label: ReactNode; current: boolean }[]
}

/** Looks like tabs, goes like links: for parts of the site that have an address each. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'true' : undefined}
          className={classNames(styles.tab, link.current && styles.current)}
        >
          {link.label}
        </a>
      ))}
    </nav>
  )
}
