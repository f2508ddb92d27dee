import type { ResultOf } from '#contracts/call.ts'
import type { getApplications } from '#contracts/applications.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { classNames } from '#ui/class-names.ts'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import type { Writer } from '../../guest/use-writer.ts'
import { useWords } from '../../i18n/use-words.ts'
import { byWords } from '../../line/by-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { applicationPath } from './application-address.ts'
import { APPLICATION_ICONS } from './application-icons.ts'
import { TONES } from './application-state.ts'
import { useOwnApplications } from './use-applications.ts'
import { WhoAsks } from './who-asks.tsx'
import styles from './applications.module.css'

type Row = ResultOf<typeof getApplications>[number]
type Props = { readonly writer: Writer | null; readonly shown: string | null }

/** Own applications, last changed first; somebody not identified yet can identify here. */
export function OwnRows({ writer, shown }: Props) {
  const { t } = useWords()
  const own = useOwnApplications(writer)
  const rows = own.data?.pages.flatMap(({ result }) => result) ?? []
  return (
    <aside className={styles.side} aria-label={t('applications.mine')}>
      <h2 className={styles.heading}>{t('applications.mine')}</h2>
      {!writer && <WhoAsks text={t('applications.whoText')} />}
      {writer && own.isSuccess && rows.length === 0 && (
        <p className={styles.soft}>{t('applications.none')}</p>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.applicationId}>
            <One row={row} isShown={row.reference === shown} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <ShowMore
          label={t('account.more')}
          loading={own.isFetchingNextPage}
          done={!own.hasNextPage}
          onMore={() => void own.fetchNextPage()}
        />
      )}
    </aside>
  )
}

function One({ row, isShown }: { readonly row: Row; readonly isShown: boolean }) {
  const words = useWords()
  const { t, pick } = words
  const Face = APPLICATION_ICONS[row.code]
  return (
    <a
      href={toHref(applicationPath(row.reference))}
      className={classNames(styles.card, isShown && styles.shown)}
      aria-current={isShown || undefined}
    >
      <Disc>
        <Face size={22} />
      </Disc>
      <span className={styles.words}>
        <strong className={styles.name}>{pick(row.name, row.nameMm).text}</strong>
        <span className={styles.soft}>
          {row.reference} · {byWords(row.updatedAt, words)}
        </span>
        <span>
          <Badge tone={TONES[row.state]}>{t(`applications.state.${row.state}`)}</Badge>{' '}
          {row.feeState === 'UNPAID' && row.state === 'RECEIVED' && (
            <Badge tone="warning">{t('applications.fee.UNPAID')}</Badge>
          )}
        </span>
      </span>
    </a>
  )
}
