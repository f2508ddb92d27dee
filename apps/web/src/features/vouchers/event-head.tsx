import type { ReactNode } from 'react'
import { MOST_LEFT_SAID, type Voucher } from '#contracts/vouchers.ts'
import { formatDate, formatTime } from '#language/formats.ts'
import { formatWeekday } from '#language/weekdays.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { tiersText } from './tiers-text.ts'
import styles from './event.module.css'

type Props = { readonly voucher: Voucher; readonly children: ReactNode }

/** The invitation: when, where, for whom, and how many seats are left; the way to one of them stands below. */
export function EventHead({ voucher, children }: Props) {
  const words = useWords()
  const { t, lang } = words
  const { event, left, minTier } = voucher
  if (!event) return null
  return (
    <div className={styles.event}>
      <Picture
        picture={mediaPicture('lanterns')}
        alt=""
        sizes="(min-width: 960px) 50vw, 100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <ContentText as="h2" value={voucher.title} valueMm={voucher.titleMm} className={styles.title} />
        <Line icon={CalendarIcon} name={t('vouchers.when')}>
          {formatWeekday(event.startsAt, lang)}
          {lang === 'my' ? '၊ ' : ', '}
          {formatDate(event.startsAt, lang)}, {formatTime(event.startsAt)}
        </Line>
        <Line icon={MapPinIcon} name={t('vouchers.where')}>
          <ContentText as="span" value={event.venue} valueMm={event.venueMm} />
        </Line>
        <Line icon={StarIcon} name={t('vouchers.who')}>
          {t('vouchers.whoText', { tiers: tiersText(minTier, words) })}
        </Line>
        <div>
          <Badge tone={left === 0 ? 'plain' : 'success'}>
            {left === 0
              ? t('vouchers.full')
              : t('vouchers.seatsLeft', { count: Math.min(left, MOST_LEFT_SAID) })}
          </Badge>
        </div>
        {children}
      </div>
    </div>
  )
}

type LineProps = { readonly icon: Icon; readonly name: string; readonly children: ReactNode }

function Line({ icon: Face, name, children }: LineProps) {
  return (
    <p className={styles.line}>
      <Face size={20} />
      <span>
        <span className="visually-hidden">{name}: </span>
        {children}
      </span>
    </p>
  )
}
