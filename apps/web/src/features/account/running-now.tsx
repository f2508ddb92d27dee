import type { AccountMain, Bucket } from '#contracts/account.ts'
import type { Subscription } from '#contracts/purchases.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyClass } from '#ui/blossom/family-class.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { classNames } from '#ui/class-names.ts'
import { Meter } from '#ui/meter/meter.tsx'
import { Section } from '#ui/section/section.tsx'
import { familyOf } from '../../catalogue/family-of.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { lastMomentWords } from '../../line/day-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Undo } from '../../purchases/undo.tsx'
import { amountText } from '../../value/amount-text.ts'
import { buyAgainPath } from './package-paths.ts'
import styles from './running-now.module.css'

const SOON_MS = 3 * 86_400_000

/** Running packages with what is left of each. All actions are one step away, in My packages. */
export function RunningNow({ account }: { readonly account: AccountMain }) {
  const { t } = useWords()
  const { activeSubscriptions, buckets } = account
  return (
    <Section
      title={t('account.runningNow')}
      seeAll={{
        href: toHref(pathOf('myidPackages')),
        label: t('account.allPackages'),
        short: t('account.all'),
      }}
    >
      {activeSubscriptions.length === 0 ? (
        <EmptyState
          icon={PackageIcon}
          title={t('account.noPackages')}
          actions={<ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>}
        />
      ) : (
        <ul className={styles.list}>
          {activeSubscriptions.map((one) => (
            <RunningCard key={one.subscriptionId} subscription={one} buckets={buckets} />
          ))}
        </ul>
      )}
    </Section>
  )
}

type CardProps = { readonly subscription: Subscription; readonly buckets: readonly Bucket[] }

function RunningCard({ subscription, buckets }: CardProps) {
  const words = useWords()
  const { t, lang, pick } = words
  const name = pick(subscription.packageName, subscription.packageNameMm)
  const family = familyOf(subscription.packageId)
  const part = mainPart(subscription, buckets)
  const soon = Date.parse(subscription.expiresAt) - now() < SOON_MS && !subscription.autoRenew
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <span className={classNames(styles.blossom, familyClass(family))}>
          <Blossom family={family} />
        </span>
        <div className={styles.words}>
          <a href={toHref(pathOf('myidPackages'))} lang={name.lang} className={styles.name}>
            {name.text}
          </a>
          {part && (
            <>
              <Meter share={part.share} tone="days" />
              <p className={styles.soft}>
                {amountText({ unit: part.unit, value: part.remaining }, lang, t)} /{' '}
                {amountText({ unit: part.unit, value: part.initial }, lang, t)}
              </p>
            </>
          )}
          <p className={soon ? styles.soon : styles.soft}>
            {t('account.untilDay', { day: lastMomentWords(subscription.expiresAt, words) })}
          </p>
        </div>
        {soon && !subscription.serviceId ? (
          <ButtonLink
            size="small"
            variant="secondary"
            href={toHref(buyAgainPath(subscription))}
            aria-label={`${t('account.buyAgain')}: ${name.text}`}
          >
            {t('account.again')}
          </ButtonLink>
        ) : (
          <ChevronRightIcon size={20} />
        )}
      </div>
      {subscription.undoUntil && <Undo subscription={subscription} />}
    </li>
  )
}

/** Of several units the one with the smallest share left. */
function mainPart({ packageId }: Subscription, buckets: readonly Bucket[]) {
  const own = buckets
    .filter((one) => one.packageId === packageId && one.unit !== 'POINT' && one.unit !== 'MMK')
    .flatMap(({ unit, remaining, initial }) =>
      initial ? [{ unit, remaining, initial, share: remaining / initial }] : [],
    )
  const [first, ...others] = own
  return first && others.reduce((least, one) => (one.share < least.share ? one : least), first)
}
