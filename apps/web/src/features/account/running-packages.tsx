import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { renewSubscription, type Subscription } from '#contracts/purchases.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { callApi } from '../../api/call-api.ts'
import { useRefreshOwn } from '../../api/use-account.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { StopNow } from '../../purchases/stop-now.tsx'
import { Undo } from '../../purchases/undo.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { buyAgainPath, pagePath } from './package-paths.ts'
import styles from './account.module.css'

/** Running packages: end, auto-renew, and the ways to undo, stop and buy again. */
export function RunningPackages({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { t } = useWords()
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        icon={PackageIcon}
        title={t('account.noPackages')}
        actions={<ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>}
      />
    )
  }
  return (
    <Rows>
      {subscriptions.map((one) => (
        <Running key={one.subscriptionId} subscription={one} />
      ))}
    </Rows>
  )
}

function Running({ subscription }: { readonly subscription: Subscription }) {
  const { t, lang, pick } = useWords()
  const name = pick(subscription.packageName, subscription.packageNameMm)
  const ends = formatDate(Date.parse(subscription.expiresAt) - 1, lang)
  return (
    <Row>
      <p className={styles.line}>
        <TextLink href={toHref(pagePath(subscription))} lang={name.lang}>
          {name.text}
        </TextLink>
        <span className={styles.soft}>{t('account.until', { date: ends })}</span>
      </p>
      <p className={styles.soft}>
        {subscription.giftedBy
          ? t('account.giftFrom', { number: subscription.giftedBy })
          : t('account.paidFor', { amount: formatKyat(subscription.price, lang) })}
        {subscription.canRenew &&
          subscription.renewPrice !== null &&
          ` · ${t('account.renewsFor', { amount: formatKyat(subscription.renewPrice, lang) })}`}
      </p>
      {subscription.status === 'RENEW_FAILED' && <p className={styles.soft}>{t('account.renewFailed')}</p>}
      {subscription.canRenew && <Renewal subscription={subscription} name={name.text} />}
      {subscription.undoUntil && <Undo subscription={subscription} />}
      <div className={styles.small}>
        {!subscription.serviceId && (
          <ButtonLink size="small" variant="secondary" href={toHref(buyAgainPath(subscription))}>
            {t('account.buyAgain')}
          </ButtonLink>
        )}
        <StopNow subscription={subscription} />
      </div>
    </Row>
  )
}

function Renewal({ subscription, name }: { readonly subscription: Subscription; readonly name: string }) {
  const { t, lang } = useWords()
  const refresh = useRefreshOwn()
  // The choice is shown until the server has confirmed the real state.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const { subscriptionId, nextRenewAt } = subscription
  const renewal = useMutation({
    networkMode: 'always',
    mutationFn: async (autoRenew: boolean) =>
      (await callApi(renewSubscription, { params: { subscriptionId }, body: { autoRenew } })).result,
    onSuccess: refresh,
  })
  function choose(next: boolean) {
    setChosen(next)
    renewal.mutate(next, { onSettled: () => setChosen(null) })
  }
  return (
    <>
      <Switch
        label={t('purchases.autoRenew')}
        hint={nextRenewAt ? t('account.renewsOn', { date: formatDate(nextRenewAt, lang) }) : name}
        on={chosen ?? subscription.autoRenew}
        disabled={chosen !== null}
        onSwitch={choose}
      />
      {renewal.data?.alreadyRenewing && (
        <p role="status" className={styles.soft}>
          {t('account.renewingNow')}
        </p>
      )}
      {renewal.error && (
        <p role="alert" className={styles.soft}>
          {renewal.error.message || t('state.offlineText')}
        </p>
      )}
    </>
  )
}
