import type { FtthPackage } from '#contracts/fibre.ts'
import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { Price } from '#ui/price/price.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { DialCode } from '../../catalogue/dial-code.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { CallBack } from './call-back.tsx'
import styles from './order-card.module.css'

/** Online, by a call, or by a code. */
export function OrderCard({ plan }: { plan: FtthPackage }) {
  const { t } = useWords()
  return (
    <Card as="aside" padding="roomy" className={styles.card}>
      <h2 className={styles.title}>{t('fibre.orderTitle')}</h2>
      <Price size="large" amountKyat={plan.monthlyFee} unit={t('home.kyat')} per={t('fibre.perMonth')} />
      <p className={styles.soft}>{t('fibre.beforeTax', { percent: plan.taxRatePct })}</p>
      <p className={styles.soft}>{t('fibre.orderText')}</p>
      <ButtonLink iconEnd={ArrowRightIcon} href={toHref(pathOf('homeInternetOrder', { id: plan.id }))} full>
        {t('fibre.do.order')}
      </ButtonLink>
      <CallBack packageId={plan.id} />
      <ButtonLink variant="quiet" icon={PhoneIcon} href={dialHref(brand.hotline)} full>
        {t('fibre.do.call')}
      </ButtonLink>
      <DialCode code={brand.ussd.fibre} quiet />
      <ButtonLink variant="quiet" icon={MapPinIcon} href={toHref(pathOf('homeInternetAll'))} full>
        {t('fibre.checkTitle')}
      </ButtonLink>
      <CopyButton
        text={window.location.href}
        label={t('packages.copyLink')}
        copiedLabel={t('service.copied')}
        failedLabel={t('service.copyFailed')}
      />
    </Card>
  )
}
