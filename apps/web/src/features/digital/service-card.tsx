import type { DigitalItem } from '#contracts/digital.ts'
import { Card, CardLink } from '#ui/card/card.tsx'
import { ExternalIcon } from '#ui/icons/external.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { selectedItem } from '../../session/selected.ts'
import { servicePrice } from './service-price.ts'
import { isShare, outsideHost, serviceTarget } from './service-target.ts'
import { thumbnailPicture } from './thumbnail-picture.ts'
import styles from './service-card.module.css'

/** Price and stop code are on the card: nobody should have to open a service to learn how to get rid of it. */
export function ServiceCard({ item }: { item: DigitalItem }) {
  const { t, lang, pick } = useWords()
  const name = pick(item.name, item.nameMm)
  const price = servicePrice(item, lang, t)
  const host = outsideHost(item.link)
  const share = isShare(item)
  const Face = host ? ExternalIcon : share ? ShareIcon : ChevronRightIcon
  return (
    <Card as="article" padding="none" className={styles.card}>
      <Picture
        picture={thumbnailPicture(item.thumbnail)}
        alt=""
        sizes="(min-width: 960px) 384px, (min-width: 600px) 50vw, 96px"
        className={styles.picture}
      />
      <div className={styles.body}>
        <h3
          className={styles.name}
          onClickCapture={() => (share ? selectedItem.set(item.id) : selectedItem.clear())}
        >
          <CardLink href={toHref(serviceTarget(item))} lang={name.lang === lang ? undefined : name.lang}>
            {name.text}
          </CardLink>
        </h3>
        <ContentText as="p" value={item.shortText} valueMm={item.shortTextMm} className={styles.text} />
        <div className={styles.foot}>
          {price && <span className={styles.price}>{price}</span>}
          {item.stopCode && <span className={styles.stop}>{t('digital.stop', { code: item.stopCode })}</span>}
          {!price && (
            <span className={styles.action}>
              {host ? t('digital.outside', { host }) : t(`digital.action.${item.action}`)}
              <Face size={18} />
            </span>
          )}
        </div>
      </div>
    </Card>
  )
}
