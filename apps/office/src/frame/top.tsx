import { useEffect, type ReactNode } from 'react'
import { SearchBox } from '../customers/search-box.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './top.module.css'

/** Heading of a screen with the one search box beside it. */
export function Top({ title, under, children }: { title: string; under?: ReactNode; children?: ReactNode }) {
  const words = useWords()
  useEffect(() => {
    document.title = `${title} · ${words('frame.office')}`
  }, [title, words])
  return (
    <header className={styles.top}>
      <div>
        <h1>{title}</h1>
        {under ? <p className={styles.under}>{under}</p> : null}
      </div>
      {children}
      <SearchBox />
    </header>
  )
}
