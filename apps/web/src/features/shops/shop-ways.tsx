import type { Shop } from '#contracts/shops.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { coordinatesOf, mapHref } from './way-there.ts'
import styles from './shop-sheet.module.css'

const addressOf = ({ shopId }: Shop): string => {
  const here = new URL(window.location.href)
  here.hash = toHref(`${pathOf('findOurShop')}?shop=${shopId}`)
  return here.href
}

/** How to get there, and how to tell somebody else. */
export function ShopWays({ shop }: { shop: Shop }) {
  const { t, pick } = useWords()
  const title = pick(shop.name, shop.nameMm).text
  const url = addressOf(shop)
  const coordinates = coordinatesOf(shop)
  const map = mapHref(shop)
  return (
    <section aria-label={t('shops.wayThere')} className={styles.ways}>
      {map && (
        <ButtonLink icon={MapPinIcon} href={map}>
          {t('shops.wayThere')}
        </ButtonLink>
      )}
      <p className={styles.coordinates}>
        <span translate="no">{coordinates}</span>
        <CopyButton
          text={coordinates}
          label={t('shops.copyCoordinates')}
          copiedLabel={t('shops.copied')}
          failedLabel={t('shops.copyFailed')}
        />
      </p>
      {typeof navigator.share === 'function' ? (
        <Button
          variant="secondary"
          size="small"
          icon={ShareIcon}
          // Closing the share sheet rejects; that is a choice, not a failure.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          {t('shops.share')}
        </Button>
      ) : (
        <CopyButton
          text={url}
          label={t('shops.share')}
          copiedLabel={t('shops.copied')}
          failedLabel={t('shops.copyFailed')}
        />
      )}
    </section>
  )
}
