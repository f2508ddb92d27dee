import type { Proposed } from '#contracts/staff/proposals.ts'
import { formatDateTime, formatInteger, formatKyat } from '#language/formats.ts'
import { currentLang } from '../i18n/lang.ts'
import { useWords, type Words } from '../i18n/use-words.ts'

const when = (moment: string) => formatDateTime(moment, currentLang())
const kyat = (amount: number) => formatKyat(amount, currentLang())

function say(words: Words, proposed: Proposed): string {
  switch (proposed.kind) {
    case 'REFUND':
      return words('does.REFUND', { kyat: kyat(proposed.kyat) })
    case 'PAYMENT_RELEASE':
      return words('does.PAYMENT_RELEASE')
    case 'PAYMENT_RETURN':
      return words('does.PAYMENT_RETURN', { kyat: kyat(proposed.kyat) })
    case 'REFUND_END':
      return words(proposed.as === 'DONE' ? 'does.REFUND_END.DONE' : 'does.REFUND_END.AGAIN')
    case 'MOVE_END':
      return words(proposed.as === 'COMPLETED' ? 'does.MOVE_END.COMPLETED' : 'does.MOVE_END.FAILED', {
        kyat: kyat(proposed.takenKyat),
      })
    case 'ADJUST':
      return words('does.ADJUST', { kyat: kyat(proposed.kyat) })
    case 'POINTS':
      return words(proposed.points > 0 ? 'does.POINTS.ADD' : 'does.POINTS.TAKE', {
        points: formatInteger(Math.abs(proposed.points)),
      })
    case 'PRICE':
      return words('does.PRICE', {
        product: proposed.product,
        kyat: kyat(proposed.kyat),
        from: when(proposed.from),
      })
    case 'OFFER':
      return words('does.OFFER', {
        product: proposed.product,
        kyat: kyat(proposed.kyat),
        from: when(proposed.from),
        to: when(proposed.to),
      })
    case 'RULE':
      return words('does.RULE', { key: proposed.key, from: when(proposed.from) })
    case 'ROLE':
      return words('does.ROLE', { role: words(`role.${proposed.role}`) })
    case 'CHANNEL_OFF':
      return words('does.CHANNEL_OFF', { channel: proposed.channel })
  }
}

/** What would happen, in a sentence. */
export function useProposedWords(): (proposed: Proposed) => string {
  const words = useWords()
  return (proposed) => say(words, proposed)
}
