import type { VasPackage } from '#contracts/packages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { Price } from '#ui/price/price.tsx'
import { brand } from '#brand'
import { BuyActions } from '../../purchases/buy-actions.tsx'
import { DialCode } from '../../catalogue/dial-code.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { formatRate, validityText } from '../../catalogue/package-words.ts'
import styles from './buy-card.module.css'

/** What it costs and how to have it today: here, by its own code, or by SMS. */
export function BuyCard({ vasPackage }: { vasPackage: VasPackage }) {
  const { t, lang } = useWords()
  const { price, listPrice, channels, validity, unitPrice, pointsEarn } = vasPackage
  return (
    <Card as="aside" padding="roomy" className={styles.card}>
      <h2 className={styles.title}>{t('packages.buyTitle')}</h2>
      <Price
        size="large"
        amountKyat={price}
        unit={t('home.kyat')}
        per={t('packages.forTime', { duration: validityText(validity, lang) })}
        {...(listPrice !== null && listPrice > price
          ? { was: { amountKyat: listPrice, label: t('home.before') } }
          : {})}
      />
      <p className={styles.small}>
        {t(vasPackage.taxIncluded ? 'packages.taxIncluded' : 'packages.taxAdded', {
          percent: vasPackage.taxRatePct,
        })}
        {' · '}
        {unitPrice.perMb === null
          ? t('packages.perDay', { rate: formatRate(unitPrice.perDay) })
          : t('packages.perMb', { rate: formatRate(unitPrice.perMb) })}
      </p>
      <div className={styles.ways}>
        <BuyActions vasPackage={vasPackage} />
        <DialCode code={channels.ussd ?? brand.ussd.packages} quiet={vasPackage.registerable} />
        {channels.smsKeyword && channels.smsTo && (
          <SmsWay keyword={channels.smsKeyword} to={channels.smsTo} />
        )}
      </div>
      <p className={styles.small}>{t('packages.paidFromBalance')}</p>
      {pointsEarn > 0 && (
        <p className={styles.points}>
          <StarIcon size={18} />
          <span>{t('packages.points', { count: pointsEarn })}</span>
        </p>
      )}
      <div className={styles.share}>
        <CopyButton
          text={window.location.href}
          label={t('packages.copyLink')}
          copiedLabel={t('service.copied')}
          failedLabel={t('service.copyFailed')}
        />
      </div>
    </Card>
  )
}

function SmsWay({ keyword, to }: { keyword: string; to: string }) {
  const { t } = useWords()
  return (
    <ButtonLink
      variant="secondary"
      icon={MessageIcon}
      href={`sms:${to}?body=${encodeURIComponent(keyword)}`}
      full
    >
      {t('packages.sendSms', { keyword, to })}
    </ButtonLink>
  )
}
