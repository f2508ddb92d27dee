import type { Tier } from '#contracts/loyalty-tiers.ts'
import { MOST_LEFT_SAID, type Voucher } from '#contracts/vouchers.ts'
import { formatDate, formatInteger, formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { LockIcon } from '#ui/icons/lock.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { KIND_ART } from './kind-face.ts'
import { isOpenTo } from './obstacle.ts'
import { voucherPath } from './voucher-paths.ts'
import styles from './ticket.module.css'

type Props = {
  readonly voucher: Voucher
  /** Null before somebody has signed in. */
  readonly tier: Tier | null
}

/** Below this many a hint is shown, because they may soon be gone. */
const SOON_GONE = 10

/** A ticket with a stub: what it is on one side of the holes, what it costs on the other. */
export function Ticket({ voucher, tier }: Props) {
  const { t, lang, pick } = useWords()
  const { voucherId, merchant, points, worthKyat, left, category, saleTo } = voucher
  const title = pick(voucher.title, voucher.titleMm)
  const isGone = left === 0
  return (
    <li className={classNames(styles.ticket, isGone && styles.gone)}>
      <Picture picture={mediaPicture(KIND_ART[category])} alt="" sizes="132px" className={styles.picture} />
      <div className={styles.words}>
        <ContentText as="p" value={merchant.name} valueMm={merchant.nameMm} className={styles.merchant} />
        <h2 className={styles.title}>
          <a href={toHref(voucherPath(voucherId))} lang={title.lang} className={styles.link}>
            {title.text}
          </a>
        </h2>
        <p className={styles.facts}>
          <span>{t('vouchers.worth', { amount: formatKyat(worthKyat, lang) })}</span>{' '}
          <span>{t('vouchers.offeredUntil', { date: formatDate(Date.parse(saleTo) - 1, lang) })}</span>
        </p>
        <Marks voucher={voucher} tier={tier} />
      </div>
      <p className={styles.stub}>
        <b>{formatInteger(points)}</b> <span>{t('vouchers.pointsWord')}</span>
      </p>
    </li>
  )
}

/** What may stand in the way: all of them are gone, few are left, a level is asked for. */
function Marks({ voucher: { left, minTier }, tier }: Props) {
  const { t } = useWords()
  const locked = minTier !== 'MEMBER' && (tier === null || !isOpenTo(tier, { minTier }))
  return (
    <div className={styles.marks}>
      {left === 0 && <Badge>{t('vouchers.gone')}</Badge>}
      {left > 0 && left < MOST_LEFT_SAID && (
        <Badge tone={left < SOON_GONE ? 'warning' : 'plain'}>{t('vouchers.left', { n: left })}</Badge>
      )}
      {locked && (
        <span className={styles.lock}>
          <LockIcon size={16} />
          {t('loyalty.locked', { tier: t(`loyalty.tier.${minTier}`) })}
        </span>
      )}
    </div>
  )
}
