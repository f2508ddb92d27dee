import type { ReactNode } from 'react'
import { brand } from '#brand'
import type { TextKey } from '#i18n/keys.generated.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { ShopIcon } from '#ui/icons/shop.tsx'
import { SimIcon } from '#ui/icons/sim.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { Trail } from '../../service/trail.tsx'
import styles from './cannot-sign-in-page.module.css'

/** There is no password, so the page solves what really stands in the way. It never says whether a number has an account. */
export function Page() {
  const { t } = useWords()
  const title = t('routes.forgetPassword.title')
  return (
    <div className={styles.page}>
      <PageWidth>
        <Trail routeId="forgetPassword" title={title} />
        <PageHeading title={title} className={styles.title} />
        <p className={styles.lead}>{t('identity.cannotLead')}</p>
        <div className={styles.cards}>
          <NoSms />
          <Lost />
          <Changed />
          <SimPin />
        </div>
        <ButtonLink variant="secondary" href={toHref(paths.logIn)} icon={ArrowRightIcon}>
          {t('identity.backToLogIn')}
        </ButtonLink>
      </PageWidth>
    </div>
  )
}

function NoSms() {
  const { t } = useWords()
  const code = brand.ussd.readCode
  return (
    <Way
      icon={MessageIcon}
      title="identity.noSmsTitle"
      lead="identity.noSmsLead"
      steps={['identity.noSms1', 'identity.noSms2', 'identity.noSms3', 'identity.noSms4']}
    >
      <ButtonLink size="small" href={dialHref(code)} icon={PhoneIcon}>
        {`${t('service.dial')} ${code}`}
      </ButtonLink>
    </Way>
  )
}

function Lost() {
  const { t } = useWords()
  return (
    <Way
      icon={PhoneIcon}
      title="identity.lostTitle"
      lead="identity.lostLead"
      steps={['identity.lost1', 'identity.lost2', 'identity.lost3']}
    >
      <ButtonLink size="small" variant="danger" href={dialHref(brand.hotline)} icon={PhoneIcon}>
        {t('identity.lostCall')}
      </ButtonLink>
      <ShopLink />
    </Way>
  )
}

function Changed() {
  return (
    <Way
      icon={RefreshIcon}
      title="identity.changedTitle"
      lead="identity.changedLead"
      steps={['identity.changed1', 'identity.changed2', 'identity.changed3']}
    >
      <ShopLink />
    </Way>
  )
}

function SimPin() {
  const { t } = useWords()
  return (
    <Way
      icon={LockIcon}
      title="identity.pinTitle"
      lead="identity.pinLead"
      steps={['identity.pin1', 'identity.pin2', 'identity.pin3']}
    >
      <ButtonLink size="small" href={dialHref(brand.hotline)} icon={SimIcon}>
        {t('service.hotlineTitle')}
      </ButtonLink>
    </Way>
  )
}

function ShopLink() {
  const { t } = useWords()
  return (
    <ButtonLink size="small" variant="secondary" href={toHref(pathOf('findOurShop'))} icon={ShopIcon}>
      {t('identity.findShop')}
    </ButtonLink>
  )
}

type WayProps = {
  readonly icon: Icon
  readonly title: TextKey
  readonly lead: TextKey
  readonly steps: readonly TextKey[]
  readonly children: ReactNode
}

function Way({ icon: Face, title, lead, steps, children }: WayProps) {
  const { t } = useWords()
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <h2 className={styles.name}>
        <span className={styles.icon}>
          <Face size={24} />
        </span>
        {t(title)}
      </h2>
      <p>{t(lead)}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step, { code: brand.ussd.readCode })}</li>
        ))}
      </ol>
      <div className={styles.actions}>{children}</div>
    </Card>
  )
}
