import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { Trail } from '../../service/trail.tsx'
import { LostWay } from './lost-way.tsx'
import { PukWay } from './puk-way.tsx'
import { ShopLink, Way } from './way.tsx'
import styles from './cannot-sign-in-page.module.css'

/** There is no password to reset, so the page helps with the real obstacles. It never reveals whether a number has an account. */
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
          <LostWay />
          <Changed />
          <PukWay />
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
