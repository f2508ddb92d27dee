import { useSearch } from 'wouter'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { TruckIcon } from '#ui/icons/truck.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useLineOrders } from '../../../api/use-line-orders.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { Block } from '../../../page/block.tsx'
import { PageHeading } from '../../../page/page-heading.tsx'
import type { PageProps } from '../../../page/page-props.ts'
import { Trail } from '../../../service/trail.tsx'
import { useSession } from '../../../session/session-store.ts'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { GuestTrack } from './guest-track.tsx'
import { Tracker } from './tracker.tsx'
import { useLineOrder } from './use-line-order.ts'
import styles from '../form.module.css'

/** Where an order is: one's own, or one whose number and phone are known. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const title = t('routes.homeInternetTrack.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} under="homeInternet" />
      <PageHeading title={title} />
      {signedIn ? <OwnOrders /> : <GuestTrack first />}
    </PageWidth>
  )
}

function OwnOrders() {
  const { t } = useWords()
  const orders = useLineOrders()
  const asked = new URLSearchParams(useSearch()).get('order')
  return (
    <Block query={orders} skeleton={<BillComing />}>
      {(all) => {
        const order = all.find(({ orderId }) => orderId === asked) ?? all[0]
        if (!order)
          return (
            <>
              <EmptyState
                icon={TruckIcon}
                title={t('fibre.track.none')}
                text={t('fibre.track.noneText')}
                actions={<ButtonLink href={toHref(pathOf('homeInternetAll'))}>{t('fibre.all')}</ButtonLink>}
              />
              <GuestTrack />
            </>
          )
        return (
          <>
            {all.length > 1 && (
              <ChipRow label={t('fibre.track.all')}>
                {all.map(({ orderId, orderNo }) => (
                  <ChipLink
                    key={orderId}
                    selected={orderId === order.orderId}
                    href={toHref(`${pathOf('homeInternetTrack')}?order=${orderId}`)}
                  >
                    {orderNo}
                  </ChipLink>
                ))}
              </ChipRow>
            )}
            <Followed key={order.orderId} order={order} />
          </>
        )
      }}
    </Block>
  )
}

/** The list is a moment old; the order itself is looked at as long as somebody is here. */
function Followed({ order }: { readonly order: LineOrder }) {
  const latest = useLineOrder({ orderId: order.orderId }).data ?? order
  return <Tracker order={latest} />
}
