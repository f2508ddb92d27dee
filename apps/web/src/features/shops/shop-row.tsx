import { memo } from 'react'
import type { Shop } from '#contracts/shops.ts'
import { classNames } from '#ui/class-names.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { ShopIcon } from '#ui/icons/shop.tsx'
import { useHydrated } from '../../first-paint/use-hydrated.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { OpenLine } from '../../shop-list/open-line.tsx'
import { formatDistance } from '../../position/distance.ts'
import { mapHref } from './way-there.ts'
import styles from './shop-list.module.css'

type Props = {
  readonly shop: Shop
  readonly km: number | null
  readonly now: number
  /** The best answer: what one does next stands on it. */
  readonly first: boolean
  readonly onOpen: (shopId: string) => void
}

export const ShopRow = memo(function ShopRow({ shop, km, now, first, onOpen }: Props) {
  const { t, pick } = useWords()
  const hydrated = useHydrated()
  const [phone] = shop.phones
  const map = hydrated ? mapHref(shop) : null
  return (
    <li className={classNames(styles.shop, first && styles.first)}>
      <span className={styles.icon}>
        <ShopIcon size={22} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <button type="button" className={styles.open} onClick={() => onOpen(shop.shopId)}>
            {pick(shop.name, shop.nameMm).text}
          </button>
        </h2>
        <ContentText as="p" value={shop.address} valueMm={shop.addressMm} className={styles.address} />
        <p className={styles.facts}>
          {/* Drawn ahead, it would tell the hour of the drawing. */}
          {hydrated ? <OpenLine shop={shop} now={now} /> : '\u00a0'}
          {km !== null && <span className={styles.km}>{formatDistance(km)}</span>}
        </p>
      </div>
      {first && (
        <>
          <span className={styles.type}>
            <Badge tone="brand">{t(`shops.type.${shop.type}`)}</Badge>
          </span>
          <div className={styles.actions}>
            {map ? (
              <ButtonLink size="small" icon={MapPinIcon} href={map}>
                {t('shops.wayThere')}
              </ButtonLink>
            ) : (
              <Button size="small" onClick={() => onOpen(shop.shopId)}>
                {t('shops.details')}
              </Button>
            )}
            {phone && (
              <ButtonLink size="small" variant="secondary" icon={PhoneIcon} href={dialHref(phone)}>
                {t('shops.call')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </li>
  )
})
