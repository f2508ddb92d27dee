import type { Shop } from '#contracts/shops.ts'
import { hoursOfDay } from '#language/open-hours.ts'
import { formatPlanDay, weekdayName } from '#language/weekdays.ts'
import { yangonDayKey, yangonTime } from '#language/yangon-day.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './shop-sheet.module.css'

/** Monday first, as weeks are lived. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
/** Holidays of the coming weeks; later ones may still change. */
const AHEAD = 4

export function WeekHours({ shop, now }: { shop: Shop; now: number }) {
  const { t, lang } = useWords()
  const today = yangonTime(now).weekday
  const holidays = shop.holidayClosures.filter((day) => day >= yangonDayKey(now)).slice(0, AHEAD)
  return (
    <section className={styles.fact}>
      <h3>{t('shops.hours')}</h3>
      <dl className={styles.week}>
        {WEEK.map((day) => (
          <div key={day} className={classNames(styles.day, day === today && styles.today)}>
            <dt>{weekdayName(day, lang)}</dt>
            <dd>
              {hoursOfDay(shop.hours, day)
                .map(({ open, close }) => t('shops.span', { open, close }))
                .join(', ') || t('shops.closed')}
            </dd>
          </div>
        ))}
      </dl>
      {holidays.length > 0 && (
        <p className={styles.holidays}>
          {t('shops.holidays', { days: holidays.map((day) => formatPlanDay(day, lang)).join(', ') })}
        </p>
      )}
    </section>
  )
}
