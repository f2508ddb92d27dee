import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CloseIcon } from '#ui/icons/close.tsx'
import { CompareIcon } from '#ui/icons/compare.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { usePackages } from '../../api/use-package-detail.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CompareSheet } from './compare-sheet.tsx'
import { MOST_COMPARED } from './compared.ts'
import styles from './compare-bar.module.css'

type Props = {
  readonly codes: readonly string[]
  readonly onRemove: (code: string) => void
  readonly onEnd: () => void
}

/** Rests on the lower edge while the list is in sight, and never covers the footer. */
export function CompareBar({ codes, onRemove, onEnd }: Props) {
  const { t, pick } = useWords()
  const packages = usePackages(codes)
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={t('packages.compareTitle')} className={styles.bar}>
      <PageWidth className={styles.row}>
        <p role="status" className={styles.count}>
          {codes.length === 0
            ? t('packages.compareHint', { most: MOST_COMPARED })
            : t('packages.compareCount', { number: codes.length, most: MOST_COMPARED })}
        </p>
        <ul className={styles.names}>
          {packages.map((one) => {
            const name = pick(one.name, one.nameMm).text
            return (
              <li key={one.id} className={styles.name}>
                <span className={styles.words}>{name}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('packages.compareRemove', { name })}
                  onClick={() => onRemove(one.id)}
                >
                  <CloseIcon size={18} />
                </button>
              </li>
            )
          })}
        </ul>
        <div className={styles.actions}>
          <Button variant="quiet" size="small" onClick={onEnd}>
            {t('packages.compareEnd')}
          </Button>
          <Button
            size="small"
            icon={CompareIcon}
            disabled={packages.length < 2}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('packages.compareOpen')}
          </Button>
        </div>
      </PageWidth>
      <CompareSheet packages={packages} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
