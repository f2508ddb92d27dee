import type { AccountMain } from '#contracts/account.ts'
import { formatDate } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Facts } from '../../value/facts.tsx'
import styles from './your-line.module.css'

const PLACES = ['myidRecipients', 'myidSettings'] as const

/** The line itself, its settings, and what to do when the phone is lost. */
export function YourLine({ account: { subscriber } }: { readonly account: AccountMain }) {
  const { t, lang } = useWords()
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('account.yourLine')}</h2>
      <Facts
        facts={[
          { name: t('account.lineKind'), value: t(`account.payType.${subscriber.payType}`) },
          ...(subscriber.lineExpiresAt
            ? [{ name: t('account.lineEnds'), value: formatDate(subscriber.lineExpiresAt, lang) }]
            : []),
        ]}
      />
      <nav aria-label={t('account.more.title')}>
        <ul className={styles.places}>
          {PLACES.map((id) => (
            <li key={id}>
              <a href={toHref(pathOf(id))} className={styles.place}>
                <span>{t(`routes.${id}.title`)}</span>
                <ChevronRightIcon size={20} />
              </a>
            </li>
          ))}
          <li>
            <a href={toHref(pathOf('forgetPassword'))} className={styles.place}>
              <Disc>
                <LockIcon size={22} />
              </Disc>
              <span>
                <span className={styles.lost}>{t('account.lostPhone')}</span>
                <span className={styles.soft}>{t('account.lostPhoneText')}</span>
              </span>
              <ChevronRightIcon size={20} />
            </a>
          </li>
        </ul>
      </nav>
    </Card>
  )
}
