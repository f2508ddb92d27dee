import { formatDateTime } from '#language/formats.ts'
import { currentLang } from '../i18n/lang.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Tag } from '../parts/tag.tsx'
import type { CustomerRecord } from './customer-record.ts'
import styles from './record.module.css'

export function PackagesOf({ record: { packages } }: { record: CustomerRecord }) {
  const words = useWords()
  const name = useName()
  if (packages.length === 0) return <p className="soft">{words('record.noPackages')}</p>
  return (
    <ul className={styles.packages}>
      {packages.map((one) => (
        <li key={one.subscriptionId}>
          <b>{one.name}</b>
          <Tag tone={one.status === 'ACTIVE' ? 'ok' : 'plain'}>{name('packageState', one.status)}</Tag>
          <small>
            {one.until ? words('record.until', { until: formatDateTime(one.until, currentLang()) }) : null}
            {one.renews ? ` · ${words('record.renews')}` : null}
          </small>
        </li>
      ))}
    </ul>
  )
}
