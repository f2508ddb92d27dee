import type { PointChange } from '#contracts/loyalty.ts'
import { formatDate, formatInteger, formatTime } from '#language/formats.ts'
import { classNames } from '#ui/class-names.ts'
import { Disc } from '#ui/disc/disc.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { EditIcon } from '#ui/icons/edit.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { changeText } from '../../value/amount-text.ts'
import { whyText } from '../../value/why-text.ts'
import styles from './points.module.css'

const ICONS: Readonly<Record<PointChange['kind'], Icon>> = {
  EARN: StarIcon,
  REDEEM: GiftIcon,
  EXPIRE: ClockIcon,
  ADJUST: EditIcon,
  REVERSE: RefreshIcon,
}

/** What changed, when and why, by how much, and what there was then. */
export function ChangeRow({ change }: { readonly change: PointChange }) {
  const { t, lang } = useWords()
  const { kind, at, points, balanceAfter, why } = change
  const Face = ICONS[kind]
  return (
    <li className={styles.row}>
      <Disc tone={points > 0 ? 'in' : 'plain'}>
        <Face size={22} />
      </Disc>
      <span className={styles.words}>
        <b>{t(`loyalty.kind.${kind}`)}</b>
        <small>
          {formatDate(at, lang)} · {formatTime(at)}
        </small>
      </span>
      <span className={styles.amounts}>
        <b className={classNames(points > 0 && styles.in)}>
          {changeText({ unit: 'POINT', value: points }, lang, t)}
        </b>
        <small>{t('loyalty.balanceAfter', { points: formatInteger(balanceAfter) })}</small>
      </span>
      <small className={styles.why}>{whyText(why, t)}</small>
    </li>
  )
}
