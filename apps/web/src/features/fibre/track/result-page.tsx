import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { TruckIcon } from '#ui/icons/truck.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { navigate, toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { PageHeading } from '../../../page/page-heading.tsx'
import type { PageProps } from '../../../page/page-props.ts'
import { keptOrder } from '../../../payments/kept-order.ts'
import { OrderScreen } from '../../../payments/order-screen.tsx'
import { useOrder } from '../../../payments/use-order.ts'
import { Trail } from '../../../service/trail.tsx'
import { useSession } from '../../../session/session-store.ts'
import { BillPaid } from '../bill-paid.tsx'
import { paymentPath, resultPath, returnToResult } from '../payment/payment-address.ts'
import { signInFor } from '../sign-in-for.ts'
import { LineOrdered } from './line-ordered.tsx'
import styles from '../form.module.css'

/** The state of one order, whatever its type: paid, under way, or refunded. Channels return to this page. */
export function Page({ routeId, params }: PageProps) {
  const { t } = useWords()
  const orderId = params['orderId'] ?? ''
  const signedIn = useSession().state === 'signedIn'
  const title = t('routes.homeInternetResult.title')
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={routeId} title={title} under="homeInternet" />
      <PageHeading title={title} />
      {signedIn ? <Result key={orderId} orderId={orderId} /> : <WhoOrdered orderId={orderId} />}
    </PageWidth>
  )
}

function WhoOrdered({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  return (
    <Notice
      title={t('fibre.result.signIn')}
      actions={
        <>
          <Button size="small" icon={LogInIcon} onClick={() => signInFor(resultPath(orderId))}>
            {t('session.logIn')}
          </Button>
          <ButtonLink size="small" variant="secondary" href={toHref(pathOf('homeInternetTrack'))}>
            {t('fibre.track.byNumber')}
          </ButtonLink>
        </>
      }
    >
      {t('fibre.result.signInText')}
    </Notice>
  )
}

function Result({ orderId }: { readonly orderId: string }) {
  const { t } = useWords()
  // Which type was started on this phone; an order from elsewhere is found by its id all the same.
  const [type] = useState(() =>
    keptOrder('FTTH_NEW')?.orderId === orderId ? ('FTTH_NEW' as const) : ('FTTH_BILL' as const),
  )
  const open = useOrder(type, returnToResult, {
    orderId,
    onLeft: () => navigate(type === 'FTTH_NEW' ? pathOf('homeInternetAll') : paymentPath({})),
  })
  if (!open.isOpen && !open.kept)
    return (
      <EmptyState
        icon={TruckIcon}
        title={t('fibre.result.none')}
        text={t('fibre.result.noneText')}
        actions={<ButtonLink href={toHref(pathOf('homeInternetTrack'))}>{t('fibre.track')}</ButtonLink>}
      />
    )
  return (
    <OrderScreen
      open={open}
      type={open.found?.order.type ?? type}
      done={(found, way) =>
        found.order.type === 'FTTH_NEW' ? (
          <LineOrdered found={found} way={way} />
        ) : (
          <BillPaid found={found} way={way} onAgain={open.finish} />
        )
      }
    />
  )
}
