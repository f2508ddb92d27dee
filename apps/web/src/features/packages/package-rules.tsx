import type { ReactNode } from 'react'
import type { VasPackage } from '#contracts/packages.ts'
import { brand } from '#brand'
import { ClockIcon } from '#ui/icons/clock.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { useWords, type Translate } from '../../i18n/use-words.ts'
import { validityRule } from '../../catalogue/package-words.ts'
import { UntilLine } from '../../catalogue/until-line.tsx'
import styles from './package-rules.module.css'

function whoText({ eligibility }: VasPackage, t: Translate): string {
  const { payTypes, minTenureDays, segments } = eligibility
  return [
    payTypes.length === 2
      ? t('packages.who.everyone')
      : t(payTypes[0] === 'POSTPAID' ? 'packages.who.postpaid' : 'packages.who.prepaid'),
    ...(minTenureDays > 0 ? [t('packages.who.tenure', { days: minTenureDays })] : []),
    ...(segments.includes('NEW_LINE') ? [t('packages.who.newLine')] : []),
  ].join(' ')
}

/** The small print in plain words, one question a line. */
export function PackageRules({ vasPackage }: { vasPackage: VasPackage }) {
  const { t } = useWords()
  const stop = { ussd: brand.ussd.packages }
  return (
    <dl className={styles.rules}>
      <Rule icon={ClockIcon} name={t('packages.rule.validity')}>
        <UntilLine validity={vasPackage.validity} className={styles.until} />
        {validityRule(vasPackage.validity, t)}
      </Rule>
      <Rule icon={UserIcon} name={t('packages.rule.who')}>
        {whoText(vasPackage, t)}
      </Rule>
      <Rule icon={PackageIcon} name={t('packages.rule.overlap')}>
        {t(`packages.overlap.${vasPackage.overlap}`)}
      </Rule>
      <Rule icon={RefreshIcon} name={t('packages.rule.autoRenew')}>
        {vasPackage.autoRenewable ? t('packages.renews', stop) : t('packages.renewsNever')}
      </Rule>
      <Rule icon={GiftIcon} name={t('packages.rule.gift')}>
        {t(vasPackage.giftable ? 'packages.giftYes' : 'packages.giftNo')}
      </Rule>
      <Rule icon={ShareIcon} name={t('packages.rule.share')}>
        {t(vasPackage.shareable ? 'packages.shareYes' : 'packages.shareNo')}
      </Rule>
    </dl>
  )
}

function Rule({ icon: Face, name, children }: { icon: Icon; name: string; children: ReactNode }) {
  return (
    <div className={styles.rule}>
      <dt className={styles.name}>
        <Face size={20} className={styles.icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
