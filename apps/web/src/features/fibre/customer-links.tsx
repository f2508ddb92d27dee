import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { TruckIcon } from '#ui/icons/truck.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './customer-links.module.css'

export function CustomerLinks() {
  const { t } = useWords()
  return (
    <Card as="section" tone="tint" padding="roomy" className={styles.card}>
      <div>
        <h2>{t('fibre.customerTitle')}</h2>
        <p>{t('fibre.customerText')}</p>
      </div>
      <div className={styles.links}>
        <ButtonLink icon={WalletIcon} href={toHref(pathOf('homeInternetPayment'))}>
          {t('fibre.pay')}
        </ButtonLink>
        <ButtonLink variant="secondary" icon={TruckIcon} href={toHref(pathOf('homeInternetTrack'))}>
          {t('fibre.track')}
        </ButtonLink>
        <ButtonLink variant="secondary" icon={HeadsetIcon} href={toHref(paths.requestIssue('ftth'))}>
          {t('fibre.report')}
        </ButtonLink>
      </div>
    </Card>
  )
}
