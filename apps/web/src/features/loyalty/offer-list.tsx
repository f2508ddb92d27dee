import type { ExchangeOffer, LoyaltyCard } from '#contracts/loyalty.ts'
import { formatDays, formatInteger, formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LockIcon } from '#ui/icons/lock.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'
import { givesText } from './gives-text.ts'
import { sortOffers, worthOfPoint, type Judged } from './sort-offers.ts'
import styles from './offer-list.module.css'

type Props = {
  readonly offers: readonly ExchangeOffer[]
  /** Null before somebody has signed in. */
  readonly card: LoyaltyCard | null
  readonly onChoose: ((offerId: string) => void) | null
}

/** Each with what it gives, what a point is worth there, how often a month, and what stands in the way. */
export function OfferList({ offers, card, onChoose }: Props) {
  return (
    <ul className={styles.offers}>
      {sortOffers(offers, card).map((judged) => (
        <Offer key={judged.offer.offerId} judged={judged} onChoose={onChoose} />
      ))}
    </ul>
  )
}

function Offer({ judged, onChoose }: { readonly judged: Judged } & Pick<Props, 'onChoose'>) {
  const { t, lang, pick } = useWords()
  const { offer, missing, locked } = judged
  const { points, worthKyat, validityDays, perMonthLimit, type } = offer
  const name = pick(offer.name, offer.nameMm)
  const isOpen = !locked && missing === 0
  return (
    <li className={classNames(styles.offer, !isOpen && styles.closed)}>
      <h2 lang={name.lang} className={styles.name}>
        {name.text}
      </h2>
      <p className={styles.points}>{t('account.points', { count: formatInteger(points) })}</p>
      <ul className={styles.facts}>
        {offer.gives.length > 1 && <li>{givesText(offer, lang, t)}</li>}
        {type !== 'ftth' && <li>{t('loyalty.lasts', { days: formatDays(validityDays, lang) })}</li>}
        <li>{t('loyalty.worth', { kyat: worthOfPoint(offer), price: formatKyat(worthKyat, lang) })}</li>
        {perMonthLimit !== null && <li>{t('loyalty.perMonth', { n: perMonthLimit })}</li>}
      </ul>
      <Way judged={judged} name={name.text} onChoose={onChoose} />
    </li>
  )
}

type WayProps = { readonly judged: Judged; readonly name: string } & Pick<Props, 'onChoose'>

/** The one step on, or why there is none. */
function Way({ judged: { offer, missing, locked }, name, onChoose }: WayProps) {
  const { t } = useWords()
  if (!onChoose)
    return (
      <Button full variant="secondary" icon={LogInIcon} onClick={goToLogIn}>
        {t('loyalty.signInToExchange')}
      </Button>
    )
  if (locked)
    return (
      <p className={styles.why}>
        <LockIcon size={18} />
        {t('loyalty.locked', { tier: t(`loyalty.tier.${offer.minTier}`) })}
      </p>
    )
  if (missing > 0)
    return (
      <p className={styles.why}>
        <Badge tone="warning">{t('loyalty.missing', { points: formatInteger(missing) })}</Badge>
      </p>
    )
  return (
    <Button full onClick={() => onChoose(offer.offerId)} aria-label={`${t('loyalty.choose')}: ${name}`}>
      {t('loyalty.choose')}
    </Button>
  )
}
