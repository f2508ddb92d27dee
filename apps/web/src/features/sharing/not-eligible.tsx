import { brand } from '#brand'
import type { ShareInfo, ShareReason } from '#contracts/sharing.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { startOfYangonDay } from '#language/yangon-day.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { ClockIcon } from '#ui/icons/clock.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { ShieldIcon } from '#ui/icons/shield.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { AskLink } from './ask-link.tsx'
import styles from './sharing.module.css'

const ICONS: Readonly<Record<ShareReason['code'], Icon>> = {
  LINE_BARRED: LockIcon,
  SENDER_INELIGIBLE: ShieldIcon,
  SENDER_TOO_NEW: ClockIcon,
  SENDER_SPENT_TOO_LITTLE: PackageIcon,
}

/** Why not, in words, each with what can be done about it. */
export function NotEligible({ info }: { readonly info: ShareInfo }) {
  const { t } = useWords()
  return (
    <Card as="section" padding="roomy" className={classNames(styles.card, styles.alone)}>
      <h2 className={styles.title}>{t('sharing.notYet')}</h2>
      <ul className={styles.reasons}>
        {info.reasons.map((reason) => (
          <Reason key={reason.code} reason={reason} />
        ))}
      </ul>
      <p className={styles.soft}>{t('sharing.stillReceives')}</p>
      <AskLink info={info} />
    </Card>
  )
}

function Reason({ reason: { code, facts } }: { readonly reason: ShareReason }) {
  const { t, lang } = useWords()
  const Face = ICONS[code]
  const slots = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatInteger(value) : formatDate(startOfYangonDay(value), lang),
    ]),
  )
  return (
    <li className={styles.reason}>
      <span className={styles.face}>
        <Face size={24} />
      </span>
      <div className={styles.reasonWords}>
        <p className={styles.strong}>{t(`sharing.reason.${code}`, { hotline: brand.hotline, ...slots })}</p>
        <p className={styles.soft}>{t(`sharing.next.${code}`, { hotline: brand.hotline, ...slots })}</p>
        {code === 'LINE_BARRED' && (
          <ButtonLink size="small" href={toHref(pathOf('topUp'))}>
            {t('purchases.topUp')}
          </ButtonLink>
        )}
        {code === 'SENDER_SPENT_TOO_LITTLE' && (
          <ButtonLink size="small" href={toHref(pathOf('mobileServices'))}>
            {t('home.popularAll')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
