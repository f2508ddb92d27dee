import type { VasPackage } from '#contracts/packages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { usePackageDetail } from '../../api/use-package-detail.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'
import { PageSkeleton } from '../../skeletons/page-skeleton.tsx'
import { GiftSteps } from './gift-steps.tsx'
import { GiftThing } from './gift-thing.tsx'
import styles from './gift-page.module.css'

export function Page({ params }: PageProps) {
  const { t } = useWords()
  const title = t('routes.mobileServicesGift.title')
  const detail = usePackageDetail(params['id'] ?? '')
  return (
    <PageWidth narrow className={styles.page}>
      <Trail routeId="mobileServicesGift" title={title} under="mobileServices" />
      <PageHeading title={title} />
      <Block query={detail} skeleton={<PageSkeleton label="MobileService" />}>
        {(vasPackage) =>
          vasPackage.giftable ? (
            <>
              <GiftThing vasPackage={vasPackage} />
              <Giving vasPackage={vasPackage} />
            </>
          ) : (
            <EmptyState
              icon={GiftIcon}
              title={t('gifts.notGiftableTitle')}
              text={t('gifts.notGiftableText')}
              actions={
                <ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>
              }
            />
          )
        }
      </Block>
    </PageWidth>
  )
}

/** The gift is shown above; the sender has to sign in first. */
function Giving({ vasPackage }: { readonly vasPackage: VasPackage }) {
  const { t } = useWords()
  const signedIn = useSession().state === 'signedIn'
  if (signedIn) return <GiftSteps key={vasPackage.id} vasPackage={vasPackage} />
  return (
    <EmptyState
      icon={GiftIcon}
      title={t('session.logIn')}
      text={t('gifts.signInLead')}
      actions={
        <Button icon={LogInIcon} onClick={goToLogIn}>
          {t('session.logIn')}
        </Button>
      }
    />
  )
}
