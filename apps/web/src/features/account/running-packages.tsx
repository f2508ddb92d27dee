import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { renewSubscription, type Subscription } from '#contracts/purchases.ts'
import { formatDate } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { Section } from '#ui/section/section.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { callApi } from '../../api/call-api.ts'
import { useRefreshOwn } from '../../api/use-account.ts'
import { toHref } from '../../app/hash-location.ts'
import { pathOf, paths } from '../../app/paths.ts'
import { Undo } from '../../buying/undo.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './account.module.css'

export function RunningPackages({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const { t } = useWords()
  return (
    <Section title={t('routes.myidPackages.title')}>
      {subscriptions.length === 0 ? (
        <EmptyState
          icon={PackageIcon}
          title={t('account.noPackages')}
          actions={<ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>}
        />
      ) : (
        <ul className={styles.rows}>
          {subscriptions.map((one) => (
            <Running key={one.subscriptionId} subscription={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Running({ subscription }: { readonly subscription: Subscription }) {
  const { t, lang, pick } = useWords()
  const name = pick(subscription.packageName, subscription.packageNameMm)
  const ends = formatDate(Date.parse(subscription.expiresAt) - 1, lang)
  return (
    <li className={styles.row}>
      <p className={styles.line}>
        <TextLink href={toHref(paths.package(subscription.packageId))} lang={name.lang}>
          {name.text}
        </TextLink>
        <span className={styles.soft}>{t('account.until', { date: ends })}</span>
      </p>
      {subscription.giftedBy && (
        <p className={styles.soft}>{t('account.giftFrom', { number: subscription.giftedBy })}</p>
      )}
      {subscription.canRenew && <Renewal subscription={subscription} name={name.text} />}
      {subscription.undoUntil && <Undo subscription={subscription} />}
    </li>
  )
}

function Renewal({ subscription, name }: { readonly subscription: Subscription; readonly name: string }) {
  const { t, lang } = useWords()
  const refresh = useRefreshOwn()
  // What was chosen stands until the server has told what holds.
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
      {renewal.error && (
        <p role="alert" className={styles.soft}>
          {renewal.error.message || t('state.offlineText')}
        </p>
      )}
    </>
  )
}
