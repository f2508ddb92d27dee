import type { AccountMain } from '#contracts/account.ts'
import { formatInteger } from '#language/formats.ts'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { CalendarIcon } from '#ui/icons/calendar.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { Meter, type MeterProps } from '#ui/meter/meter.tsx'
import { now } from '../../../clock/now.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { daysLeft } from '../../../line/days-left.ts'
import { leftOf } from '../../../line/left.ts'
import styles from './what-is-left.module.css'

type Counter = {
  readonly icon: Icon
  readonly name: string
  readonly left: number
  readonly of: number | null
  readonly tone: NonNullable<MeterProps['tone']>
}

/** Minutes, messages and days, each with its figure; what somebody does not have is left out. */
export function Counters({ account }: { readonly account: AccountMain }) {
  const { t } = useWords()
  const minutes = leftOf('MIN', account.buckets)
  const messages = leftOf('SMS', account.buckets)
  const days = daysLeft(account, now())
  const counters: Counter[] = []
  if (minutes)
    counters.push({
      icon: PhoneIcon,
      name: t('account.minutes'),
      left: minutes.remaining,
      of: minutes.initial,
      tone: 'minutes',
    })
  if (messages)
    counters.push({
      icon: MessageIcon,
      name: t('account.unit.SMS'),
      left: messages.remaining,
      of: messages.initial,
      tone: 'messages',
    })
  if (days) counters.push({ icon: CalendarIcon, name: t('account.daysLeft'), ...days, tone: 'days' })
  if (counters.length === 0) return null
  return (
    <ul className={styles.counters}>
      {counters.map(({ icon: Face, name, left, of, tone }) => (
        <li key={name} className={styles[tone]}>
          <span className={styles.counterName}>
            <Face size={16} />
            {name}
          </span>
          <span className={styles.counter}>
            {formatInteger(left)} {of !== null && <small>/ {formatInteger(of)}</small>}
          </span>
          <Meter share={of ? left / of : 1} tone={tone} />
        </li>
      ))}
    </ul>
  )
}
