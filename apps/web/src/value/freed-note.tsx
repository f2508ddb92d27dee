import { useEffect, useRef } from 'react'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './value.module.css'

/** Cancelled: what was reserved can be used again. Takes the focus, because the pressed button is gone. */
export function FreedNote({ amount }: { readonly amount: string }) {
  const { t } = useWords()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <OutcomeNote tone="back" title={t('purchases.cancelledTitle')}>
        {t('purchases.freeAgain', { amount })}
      </OutcomeNote>
    </div>
  )
}
