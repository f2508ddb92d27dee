import { brand } from '#brand'
import type { TextKey } from '#i18n/keys.generated.ts'
import { OfflineIcon } from '#ui/icons/offline.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import styles from './no-internet.module.css'

const CODES: readonly { readonly code: string; readonly name: TextKey }[] = [
  { code: brand.ussd.balance, name: 'home.ussdBalance' },
  { code: brand.ussd.packages, name: 'home.ussdPackages' },
  { code: brand.ussd.menu, name: 'home.ussdMenu' },
]

/** What works on every phone, directly below what works online. */
export function NoInternet() {
  const { t } = useWords()
  return (
    <section aria-labelledby="no-internet" className={styles.strip}>
      <h2 id="no-internet" className={styles.title}>
        <OfflineIcon size={20} />
        <a href={toHref(pathOf('ussd'))}>{t('home.ussdTitle')}</a>
      </h2>
      <ul className={styles.codes}>
        {CODES.map(({ code, name }) => (
          <li key={code}>
            <a href={dialHref(code)} className={styles.code}>
              <strong>{code}</strong>
              <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
