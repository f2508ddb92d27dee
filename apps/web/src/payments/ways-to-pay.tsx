import type { OrderType, PaymentChannel } from '#contracts/payments.ts'
import { formatKyat } from '#language/formats.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useAccount } from '../api/use-account.ts'
import { useWords } from '../i18n/use-words.ts'
import { Block } from '../page/block.tsx'
import { ChannelList } from './channel-list.tsx'
import { chosenWay } from './chosen-way.ts'
import { useChannels, waysFor } from './use-channels.ts'
import type { Payer } from './use-payer.ts'

type Props = {
  readonly payer: Payer
  readonly type: OrderType
  readonly kyat: number
  readonly picked: string | null
  readonly onPick: (code: string) => void
}

/** The ways to pay this amount. */
export function WaysToPay({ payer, type, kyat, picked, onPick }: Props) {
  const { t, lang } = useWords()
  const channels = useChannels(payer, type)
  const balance = useBalance()
  const coming = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="204px" />
    </SkeletonGroup>
  )
  return (
    <Block query={channels} skeleton={coming}>
      {(all) => {
        const ways = enough(waysFor(all, kyat), kyat, balance)
        if (ways.length === 0)
          return (
            <EmptyState
              icon={WalletIcon}
              title={t('payments.noWays')}
              text={type === 'TOPUP' ? t('payments.noWaysText') : t('payments.noWaysFibre')}
            />
          )
        const chosen = chosenWay(ways, picked)
        const lost = chosen === null ? (ways.find(({ channelCode }) => channelCode === picked) ?? null) : null
        const own =
          balance === null
            ? null
            : t(balance < kyat ? 'payments.balanceShort' : 'payments.balanceHas', {
                amount: formatKyat(balance, lang),
              })
        return (
          <ChannelList
            ways={ways}
            chosen={chosen?.channelCode ?? null}
            lost={lost}
            balance={own}
            onPick={onPick}
          />
        )
      }}
    </Block>
  )
}

/** The way the button would use now. */
export function useChosenWay(payer: Payer | null, type: OrderType, kyat: number, picked: string | null) {
  const channels = useChannels(payer, type).data ?? []
  return chosenWay(enough(waysFor(channels, kyat), kyat, useBalance()), picked)
}

/** The line's balance; null while unknown. */
function useBalance(): number | null {
  const account = useAccount().data
  return account && !account.stale ? account.totals.main : null
}

/** A balance that is too small cannot be chosen. */
const enough = (ways: readonly PaymentChannel[], kyat: number, balance: number | null): PaymentChannel[] =>
  ways.map((way) =>
    way.method === 'BALANCE' && balance !== null && balance < kyat ? { ...way, status: 'DOWN' } : way,
  )
