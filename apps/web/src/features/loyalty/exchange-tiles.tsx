import { EXCHANGE_TYPES, type ExchangeOffer } from '#contracts/loyalty.ts'
import { formatInteger } from '#language/formats.ts'
import { Disc } from '#ui/disc/disc.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { EXCHANGE_ICONS, exchangePath } from './exchange-places.ts'
import styles from './home.module.css'

/** What points become, each with where it begins; vouchers are the sixth. */
export function ExchangeTiles({ offers }: { readonly offers: readonly ExchangeOffer[] }) {
  const { t } = useWords()
  return (
    <section className={styles.exchanges} aria-labelledby="exchanges">
      <h2 id="exchanges" className={styles.title}>
        {t('loyalty.exchangeTitle')}
      </h2>
      <ul className={styles.tiles}>
        {EXCHANGE_TYPES.map((type) => (
          <Tile
            key={type}
            icon={EXCHANGE_ICONS[type]}
            href={toHref(exchangePath(type))}
            name={t(`loyalty.type.${type}`)}
            from={fromOf(offers.filter((offer) => offer.type === type))}
          />
        ))}
        <Tile
          icon={GiftIcon}
          href={toHref(pathOf('loyaltyVoucherExchange', { class: 'c-class' }))}
          name={t('loyalty.vouchers')}
          from={null}
        />
      </ul>
    </section>
  )
}

const fromOf = (offers: readonly ExchangeOffer[]): number | null =>
  offers.length === 0 ? null : Math.min(...offers.map(({ points }) => points))

type TileProps = {
  readonly icon: Icon
  readonly href: string
  readonly name: string
  readonly from: number | null
}

function Tile({ icon: Face, href, name, from }: TileProps) {
  const { t } = useWords()
  return (
    <li>
      <a href={href} className={styles.tile}>
        <Disc>
          <Face size={24} />
        </Disc>
        <span>
          <b>{name}</b>
          <small>
            {from === null ? t('loyalty.vouchersText') : t('loyalty.from', { points: formatInteger(from) })}
          </small>
        </span>
      </a>
    </li>
  )
}
