import type { LineOrder } from '#contracts/fibre-orders.ts'
import { formatTime, formatKyat } from '#language/formats.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { dayWords } from '../../../line/day-words.ts'
import { visitWords } from '../visit-words.ts'

/** The next event in words, and when; that is what people come for. */
export function useHeadline(order: LineOrder): { readonly title: string; readonly when: string } {
  const words = useWords()
  const { t, lang } = words
  const { status, visit } = order
  const comes = visit ? visitWords(visit, words) : ''
  switch (status) {
    case 'SCHEDULED':
      return visit
        ? { title: t('fibre.track.comes', { day: dayWords(visit.day, words) }), when: comes }
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
