import { brand } from '#brand'
import { Button } from '#ui/button/button.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Orchid } from '#ui/orchid/orchid.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { dialHref } from '../navigation/dial.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Trail } from '../service/trail.tsx'
import { goToLogIn } from '../shell/header/go-to-log-in.ts'
import styles from './signed-out.module.css'

/** The code that shows some of it on any phone. */
const CODES = {
  myid: brand.ussd.balance,
  myidHistory: brand.ussd.balance,
  myidPackages: brand.ussd.balance,
  myidRecipients: brand.ussd.share,
  loyaltyHome: brand.ussd.points,
  loyaltyPoint: brand.ussd.points,
} as const
type Place = keyof typeof CODES

const isOfPoints = (place: Place) => place === 'loyaltyHome' || place === 'loyaltyPoint'

const ADVANTAGES = ['point1', 'point2', 'point3'] as const

/** What the owner finds here, the sign-in, and the code for people without internet. */
export function SignedOut({ place }: { readonly place: Place }) {
  const { t } = useWords()
  const title = t(`routes.${place}.title`)
  const code = CODES[place]
  const above = isOfPoints(place) ? 'loyalty' : 'myid'
  const slots = { ussd: code }
  return (
    <PageWidth className={styles.page}>
      <Trail routeId={place} title={title} {...(place === 'myid' ? {} : { under: above })} />
      <section className={styles.petal}>
        <div className={styles.flower} aria-hidden={isOfPoints(place) || undefined}>
          <Orchid share={0} label={isOfPoints(place) ? '' : t('account.notSeenYet')} />
        </div>
        <div className={styles.words}>
          <PageHeading title={title} />
          <p>{t(`routes.${place}.lead`, slots)}</p>
          <ul className={styles.points}>
            {ADVANTAGES.map((point) => (
              <li key={point}>{t(`routes.${place}.${point}`, slots)}</li>
            ))}
          </ul>
          <div className={styles.ways}>
            <Button icon={LogInIcon} onClick={goToLogIn}>
              {t('session.logIn')}
            </Button>
            <TextLink alone href={dialHref(code)}>
              <PhoneIcon size={18} /> {code}
            </TextLink>
          </div>
        </div>
      </section>
    </PageWidth>
  )
}
