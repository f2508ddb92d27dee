import type { ReactNode } from 'react'
import { Disc } from '#ui/disc/disc.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import styles from './under-way.module.css'

type Props = {
  /** What is set aside, above the rest. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** What has begun and is not over, one line each. */
export function ComingUp({ aside, children }: Props) {
  const { t } = useWords()
  return (
    <section aria-labelledby="under-way" className={styles.card}>
      <h2 id="under-way" className={styles.title}>
        {t('home.underWay')}
      </h2>
      {aside && <div className={styles.aside}>{aside}</div>}
      <ul>{children}</ul>
    </section>
  )
}

type EntryProps = {
  readonly icon: ReactNode
  readonly tone: 'plain' | 'warm'
  readonly path: string
  readonly name: ReactNode
  /** Of the name, where the editors have not written it in the language of the page. */
  readonly lang?: string
  readonly soft: ReactNode
}

export function Entry({ icon, tone, path, name, lang, soft }: EntryProps) {
  return (
    <li>
      <a href={toHref(path)} className={styles.entry}>
        <Disc tone={tone}>{icon}</Disc>
        <span className={styles.words}>
          <span className={styles.name} lang={lang}>
            {name}
          </span>
          <span className={styles.soft}>{soft}</span>
        </span>
        <ChevronRightIcon size={20} />
      </a>
    </li>
  )
}
