import { type ReactNode, useId } from 'react'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyColours } from '#ui/blossom/family-class.ts'
import { classNames } from '#ui/class-names.ts'
import type { Family } from '#ui/blossom/flowers.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './family-shelf.module.css'

type Props = { readonly family: Family; readonly children: ReactNode }

/** The blossom, the name people know it by, and what it is for. */
export function FamilyShelf({ family, children }: Props) {
  const { t } = useWords()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.shelf}>
      <div className={classNames(styles.head, familyColours(family))}>
        <span className={styles.blossom}>
          <Blossom family={family} />
        </span>
        <h2 id={titleId} className={styles.name}>
          {t(`packages.family.${family}`)}
        </h2>
        <p className={styles.lead}>{t(`packages.familyLead.${family}`)}</p>
      </div>
      {children}
    </section>
  )
}
