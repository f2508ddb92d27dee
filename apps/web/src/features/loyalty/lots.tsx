import type { CSSProperties } from 'react'
import type { ExchangeOffer, LoyaltyCard } from '#contracts/loyalty.ts'
import { formatDate, formatDayMonth, formatInteger } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { now } from '../../clock/now.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { exchangePath } from './exchange-places.ts'
import { offerForLot } from './offer-for-lot.ts'
import styles from './lots.module.css'

const SOON_MS = 31 * 86_400_000
/** So far ahead a day alone could be taken for this year's. */
const NEEDS_YEAR_MS = 330 * 86_400_000
const SMALLEST_PERCENT = 4

type Props = {
  readonly card: LoyaltyCard
  readonly offers: readonly ExchangeOffer[]
  /** After so many the rest is one row. */
  readonly most?: number
}

type Lot = LoyaltyCard['lots'][number]

/** Points by the day they end. What ends within a month is red, with one tap to use it. */
export function Lots({ card, offers, most = 12 }: Props) {
  const { t } = useWords()
  const { lots, spendable, tier } = card
  if (lots.length === 0) return null
  const shown = lots.slice(0, lots.length > most ? most - 1 : most)
  const later = lots.slice(shown.length).reduce((sum, { points }) => sum + points, 0)
  const [first] = lots
  const ends = first && Date.parse(first.endsAt) - now() < SOON_MS ? first : null
  const offer = ends && offerForLot(offers, ends.points, spendable, tier)
  const top = Math.max(later, ...lots.map(({ points }) => points))
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <h2 className={styles.title}>{t('loyalty.lotsTitle')}</h2>
      <p className={styles.soft}>{t('loyalty.lotsText')}</p>
      <ul className={styles.lots}>
        {shown.map((lot) => (
          <LotRow key={lot.endsAt} lot={lot} top={top} soon={lot === ends} />
        ))}
        {later > 0 && <Bar name={t('loyalty.later')} points={later} top={top} />}
      </ul>
      {ends && offer && <UseNow lot={ends} offer={offer} />}
    </Card>
  )
}

function LotRow({ lot, top, soon }: { readonly lot: Lot; readonly top: number; readonly soon: boolean }) {
  const { lang } = useWords()
  const last = Date.parse(lot.endsAt) - 1
  const name = last - now() < NEEDS_YEAR_MS ? formatDayMonth(last, lang) : formatDate(last, lang)
  return <Bar name={name} points={lot.points} top={top} soon={soon} />
}

type BarProps = {
  readonly name: string
  readonly points: number
  readonly top: number
  readonly soon?: boolean
}

function Bar({ name, points, top, soon = false }: BarProps) {
  const percent = Math.max(SMALLEST_PERCENT, (points / top) * 100)
  return (
    <li className={classNames(styles.lot, soon && styles.soon)}>
      <span>{name}</span>
      <span className={styles.well} aria-hidden="true">
        <span style={{ '--long': `${percent}%` } as CSSProperties} />
      </span>
      <b>{formatInteger(points)}</b>
    </li>
  )
}

function UseNow({ lot, offer }: { readonly lot: Lot; readonly offer: ExchangeOffer }) {
  const { t, pick } = useWords()
  return (
    <ButtonLink
      full
      variant="secondary"
      className={styles.use}
      href={toHref(exchangePath(offer.type, offer.offerId))}
    >
      {t('loyalty.useNow', {
        points: formatInteger(lot.points),
        name: pick(offer.name, offer.nameMm).text,
      })}
    </ButtonLink>
  )
}
