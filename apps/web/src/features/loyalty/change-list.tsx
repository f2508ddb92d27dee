import { POINT_CHANGES } from '#contracts/loyalty.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { ChangeRow } from './change-row.tsx'
import { ExportChanges } from './export-changes.tsx'
import type { ChangeKind, useChanges } from './use-changes.ts'
import styles from './points.module.css'

type Props = {
  readonly changes: ReturnType<typeof useChanges>
  readonly kind: ChangeKind | null
  readonly onKind: (kind: ChangeKind | null) => void
}

/** What points came and went, by kind, newest first. */
export function ChangeList({ changes, kind, onKind }: Props) {
  const { t } = useWords()
  return (
    <section className={styles.list} aria-labelledby="changes">
      <div className={styles.head}>
        <h2 id="changes" className={styles.title}>
          {t('loyalty.historyTitle')}
        </h2>
        <ExportChanges kind={kind} />
      </div>
      <ChipRow label={t('loyalty.filter')}>
        <Chip selected={kind === null} onClick={() => onKind(null)}>
          {t('account.all')}
        </Chip>
        {POINT_CHANGES.map((one) => (
          <Chip key={one} selected={kind === one} onClick={() => onKind(one)}>
            {t(`loyalty.kind.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <Block query={changes} skeleton={<RowsComing rows={6} />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ result }) => result)
          if (rows.length === 0) return <Nothing all={kind === null} />
          return (
            <>
              <Card className={styles.card}>
                <ul>
                  {rows.map((change) => (
                    <ChangeRow key={change.id} change={change} />
                  ))}
                </ul>
              </Card>
              <ShowMore
                label={t('account.more')}
                loading={changes.isFetchingNextPage}
                done={!changes.hasNextPage}
                onMore={() => void changes.fetchNextPage()}
              />
            </>
          )
        }}
      </Block>
    </section>
  )
}

function Nothing({ all }: { readonly all: boolean }) {
  const { t } = useWords()
  return (
    <EmptyState
      icon={StarIcon}
      title={t(all ? 'loyalty.noChanges' : 'loyalty.noneOfKind')}
      {...(all && {
        text: t('loyalty.noChangesText'),
        actions: <ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>,
      })}
    />
  )
}
