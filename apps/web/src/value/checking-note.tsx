import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Checking } from './move-errors.ts'
import styles from './value.module.css'

/** The core is silent: what is known, what is promised, and that nothing has to be done. */
export function CheckingNote({ checking }: { readonly checking: Checking }) {
  const { t } = useWords()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus is gone with the step before: a short note must not stay out of sight.
    if (document.activeElement === document.body) head.current?.focus()
  }, [])
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <Notice
        tone="warning"
        announce="assertive"
        title={t('purchases.checkingTitle')}
        actions={
          <ButtonLink size="small" variant="secondary" href={toHref(pathOf('myidHistory'))}>
            {t('purchases.seeHistory')}
          </ButtonLink>
        }
      >
        <p>{t('purchases.checkingText')}</p>
        {checking.time && <p>{t('purchases.checkingSms', { time: checking.time })}</p>}
      </Notice>
    </div>
  )
}
