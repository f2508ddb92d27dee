import { formatInteger } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useLoyaltyCard } from '../../api/use-loyalty-card.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { navigate, toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { WithDocument } from '../../pages/content-page.tsx'
import { PageView } from '../../pages/page-view.tsx'
import { useSession } from '../../session/session-store.ts'
import { rememberForAfterLogin } from '../../session/after-login.ts'
import { TierList } from './tier-list.tsx'
import { useLoyaltyRules } from '../../api/use-loyalty-rules.ts'
import styles from './landing.module.css'

/** What points are, as editors tell it; the levels stand below in the figures that are reckoned with. */
export function Page(props: PageProps) {
  return (
    <WithDocument {...props}>
      {(page) => (
        <PageView page={page} routeId={props.routeId} below={<Levels />}>
          <PageWidth>
            <WayIn />
          </PageWidth>
        </PageView>
      )}
    </WithDocument>
  )
}

/** Somebody signed in goes on to the own card; anybody else comes there by signing in. */
function WayIn() {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  const card = useLoyaltyCard().data
  return (
    <section aria-label={t('loyalty.card')} className={styles.wayIn}>
      {signedIn ? (
        <>
          <p>
            {card && (
              <>
                <b>{t('account.points', { count: formatInteger(card.spendable) })}</b>{' '}
                {t(`loyalty.memberOf.${card.tier}`)}
              </>
            )}
          </p>
          <ButtonLink iconEnd={ArrowRightIcon} href={toHref(pathOf('loyaltyHome'))}>
            {t('routes.loyaltyHome.title')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t('loyalty.joined')}</p>
          <Button icon={LogInIcon} onClick={signInToCard}>
            {t('loyalty.signInForOwn')}
          </Button>
        </>
      )}
    </section>
  )
}

function signInToCard(): void {
  rememberForAfterLogin(pathOf('loyaltyHome'), null, now())
  navigate(paths.logIn)
}

function Levels() {
  const { t } = useWords()
  const rules = useLoyaltyRules().data
  const own = useLoyaltyCard().data?.tier
  if (!rules) return null
  return (
    <PageWidth>
      <section className={styles.levels} aria-labelledby="levels">
        <h2 id="levels">{t('loyalty.ladderTitle')}</h2>
        <TierList rules={rules} own={own} />
      </section>
    </PageWidth>
  )
}
