import type { LineOrder } from '#contracts/fibre-orders.ts'
import { formatTime, formatKyat } from '#language/formats.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import { now } from '../../../clock/now.ts'
import { type UsedWords, useWords } from '../../../i18n/use-words.ts'
import { dayWords } from '../../../line/day-words.ts'
import { visitWords } from '../visit-words.ts'

function comesOn(day: string, words: UsedWords): string {
  const { t } = words
  const today = yangonDayKey(now())
  // What came of it is not written down yet.
  if (day < today) return t('fibre.track.head.SCHEDULED')
  if (day === today) return t('fibre.track.comesToday')
  if (day === addDays(today, 1)) return t('fibre.track.comesTomorrow')
  return t('fibre.track.comesOn', { day: dayWords(day, words) })
}

/** The next event in words, and when; that is what people come for. */
export function useHeadline(order: LineOrder): { readonly title: string; readonly when: string } {
  const words = useWords()
  const { t, lang } = words
  const { status, visit } = order
  const comes = visit ? visitWords(visit, words) : ''
  switch (status) {
    case 'SCHEDULED':
      return visit
        ? { title: comesOn(visit.day, words), when: comes }
        : { title: t('fibre.track.head.SCHEDULED'), when: '' }
    case 'AWAITING_PAYMENT':
      return {
        title: t('fibre.track.head.AWAITING_PAYMENT'),
        when: t('fibre.track.payUntil', { time: formatTime(order.expiresAt) }),
      }
    case 'CANCELLED':
    case 'REJECTED':
      return { title: t(`fibre.track.head.${status}`), when: refundOf() }
    case 'PAID':
    case 'SURVEY':
    case 'PAY_ON_SITE':
      return { title: t(`fibre.track.head.${status}`), when: comes }
    default:
      return { title: t(`fibre.track.head.${status}`), when: '' }
  }
  function refundOf(): string {
    const amount = formatKyat(order.total, lang)
    if (order.refund === 'NONE') return ''
    return t(order.refund === 'DONE' ? 'fibre.track.refundDone' : 'fibre.track.refundComing', { amount })
  }
}
