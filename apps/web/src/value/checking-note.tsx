import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Checking } from './move-errors.ts'
import styles from './value.module.css'

/** The core is silent about something small, such as an undo: a note between the rows it is about. */
export function CheckingNote({ checking }: { readonly checking: Checking }) {
  const { t } = useWords()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus is gone with the step before: a short note must not stay out of sight.
    if (document.activeElement === document.body) head.current?.focus()
  }, [])
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <OutcomeNote
        tone="waiting"
        title={t('purchases.checkingTitle')}
        actions={
          <ButtonLink size="small" variant="secondary" href={toHref(pathOf('myidHistory'))}>
            {t('purchases.seeHistory')}
          </ButtonLink>
        }
      >
        <p>{t('purchases.waitText')}</p>
        {checking.time && <p>{t('purchases.checkingSms', { time: checking.time })}</p>}
      </OutcomeNote>
    </div>
  )
}
