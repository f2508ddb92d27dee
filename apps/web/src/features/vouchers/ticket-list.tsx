import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useLoyaltyCard } from '../../api/use-loyalty-card.ts'
import { Block } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Ticket } from './ticket.tsx'
import { useVouchers, type Filter } from './use-vouchers.ts'
import styles from './vouchers.module.css'

type Props = { readonly filter: Filter; readonly onAll: () => void }

export function TicketList({ filter, onAll }: Props) {
  const { t } = useWords()
  const vouchers = useVouchers(filter)
  const tier = useLoyaltyCard().data?.tier ?? null
  return (
    <Block query={vouchers} skeleton={<Coming />}>
      {({ pages }) => {
        const all = pages.flatMap(({ result }) => result)
        if (all.length === 0) return <None filter={filter} onAll={onAll} />
        return (
          <>
            <ul className={styles.tickets}>
              {all.map((voucher) => (
                <Ticket key={voucher.voucherId} voucher={voucher} tier={tier} />
              ))}
            </ul>
            {vouchers.hasNextPage && (
              <Button
                variant="secondary"
                className={styles.more}
                loading={vouchers.isFetchingNextPage}
                onClick={() => void vouchers.fetchNextPage()}
              >
                {t('vouchers.more')}
              </Button>
            )}
          </>
        )
      }}
    </Block>
  )
}

function None({ filter, onAll }: Props) {
  const { t } = useWords()
  const isFiltered = filter.category !== null || filter.placeId !== null
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('vouchers.none')}
      {...(isFiltered && {
        text: t('vouchers.noneText'),
        actions: <Button onClick={onAll}>{t('vouchers.noneAll')}</Button>,
      })}
    />
  )
}

function Coming() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.tickets}>
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} height="148px" />
      ))}
    </SkeletonGroup>
  )
}
