import type { TextKey } from '#i18n/keys.generated.ts'
import type { Transaction } from '#contracts/value.ts'
import { formatKyat } from '#language/formats.ts'
import type { UsedWords } from '../../i18n/use-words.ts'

type Kind = Transaction['type']

/** What could be bought a second time meanwhile. */
const BOUGHT: readonly Kind[] = ['PACKAGE', 'RENEWAL', 'GIFT_OUT']

/** Null when the change has happened, and where something was taken although it failed: then the amount says it. */
export function undoneText(transaction: Transaction, { t, lang }: Pick<UsedWords, 't' | 'lang'>) {
  const { type, status, deltas, why } = transaction
  if (status === 'PENDING') return t(waitOf(type))
  if (status !== 'FAILED' || deltas.length > 0) return null
  const { paid } = why.slots
  // It was paid outside, and the payment goes back there.
  if (why.key === 'topUp' && typeof paid === 'number')
    return t('payments.goingBackText', { amount: formatKyat(paid, lang) })
  return t(type === 'POINT_REDEEM' ? 'purchases.noPointsTaken' : 'purchases.nothingTaken')
}

function waitOf(type: Kind): TextKey {
  if (BOUGHT.includes(type)) return 'purchases.checkingText'
  return type === 'POINT_REDEEM' ? 'purchases.pointsWaitText' : 'purchases.waitText'
}
