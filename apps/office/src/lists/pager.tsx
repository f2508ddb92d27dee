import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import type { KeyPages } from './use-key-pages.ts'
import styles from './queue-table.module.css'

/** There is no last page to jump to: nobody counts ten million rows for a number at the bottom. */
export function Pager({ pages: { page, forward, back } }: { pages: KeyPages<unknown> }) {
  const words = useWords()
  useKeys({ n: forward, p: back })
  if (!forward && !back) return null
  return (
    <nav className={styles.pager} aria-label={words('table.pages')}>
      <Act onClick={back} disabled={!back}>
        {words('table.back')}
      </Act>
      <span className="num">{words('table.page', { n: page })}</span>
      <Act onClick={forward} disabled={!forward}>
        {words('table.forward')}
      </Act>
    </nav>
  )
}
