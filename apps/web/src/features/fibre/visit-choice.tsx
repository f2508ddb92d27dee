import { useId } from 'react'
import type { SlotName, Visit } from '#contracts/fibre-orders.ts'
import { SLOTS } from '#contracts/fibre-orders.ts'
import { shortMonth, shortWeekday } from '#language/month-names.ts'
import { classNames } from '#ui/class-names.ts'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { MoonIcon } from '#ui/icons/moon.tsx'
import { SunIcon } from '#ui/icons/sun.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useInstallSlots } from '../../api/use-install-slots.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Block } from '../../page/block.tsx'
import { hoursOf } from './visit-words.ts'
import { freeOn, isFree, type SlotDay } from './free-slots.ts'
import styles from './visit-choice.module.css'

type Props = {
  readonly placeId: string
  readonly visit: Visit | null
  readonly onVisit: (visit: Visit) => void
}

/** Days from the day after tomorrow, full ones dashed and not hidden; then the times of the day that is chosen. */
export function VisitChoice({ placeId, visit, onVisit }: Props) {
  const { t } = useWords()
  const days = useInstallSlots(placeId)
  const coming = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="340px" />
    </SkeletonGroup>
  )
  return (
    <Block query={days} skeleton={coming}>
      {(all) =>
        all.some((day) => freeOn(day) > 0) ? (
          <Calendar days={all} visit={visit} onVisit={onVisit} />
        ) : (
          <EmptyState icon={CalendarIcon} title={t('fibre.visit.none')} text={t('fibre.visit.noneText')} />
        )
      }
    </Block>
  )
}

type CalendarProps = Omit<Props, 'placeId'> & { readonly days: readonly SlotDay[] }

function Calendar({ days, visit, onVisit }: CalendarProps) {
  const { t } = useWords()
  const names = useId()
  const chosen = days.find(({ day }) => day === visit?.day) ?? null
  function chooseDay(day: SlotDay) {
    const slot = SLOTS.find((one) => isFree(day, one))
    const kept = visit && isFree(day, visit.slot) ? visit.slot : slot
    if (kept) onVisit({ day: day.day, slot: kept })
  }
  return (
    <>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{t('fibre.visit.day')}</legend>
        <div className={styles.days}>
          {days.map((day) => (
            <Day
              key={day.day}
              day={day}
              group={`${names}-day`}
              checked={day === chosen}
              onChoose={() => chooseDay(day)}
            />
          ))}
        </div>
      </fieldset>
      {chosen && (
        <fieldset className={styles.group}>
          <legend className="visually-hidden">{t('fibre.visit.time')}</legend>
          <div className={styles.slots}>
            {chosen.slots.map(({ slot, free }) => (
              <Slot
                key={slot}
                slot={slot}
                free={free}
                group={`${names}-slot`}
                checked={visit?.slot === slot && free}
                onChoose={() => onVisit({ day: chosen.day, slot })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

type PartProps = {
  readonly group: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function Day({ day, group, checked, onChoose }: PartProps & { readonly day: SlotDay }) {
  const { t, lang } = useWords()
  const full = freeOn(day) === 0
  return (
    <label className={classNames(styles.day, checked && styles.chosen, full && styles.full)}>
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        value={day.day}
        checked={checked}
        disabled={full}
        onChange={onChoose}
      />
      <span>{shortWeekday(day.day, lang)}</span>
      <strong>{Number(day.day.slice(8))}</strong>
      <span>{full ? t('fibre.visit.full') : shortMonth(day.day, lang)}</span>
    </label>
  )
}

type SlotProps = PartProps & { readonly slot: SlotName; readonly free: boolean }

function Slot({ slot, free, group, checked, onChoose }: SlotProps) {
  const words = useWords()
  const { t } = words
  const Face = slot === 'EVE' ? MoonIcon : SunIcon
  return (
    <label className={classNames(styles.slot, checked && styles.picked, !free && styles.full)}>
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        value={slot}
        checked={checked}
        disabled={!free}
        onChange={onChoose}
      />
      <Face size={24} />
      <span className={styles.words}>
        <strong>{t(`fibre.visit.${slot}`)}</strong>
        <span>{hoursOf(slot, words)}</span>
      </span>
      {!free && <span className={styles.left}>{t('fibre.visit.full')}</span>}
    </label>
  )
}
