import type { TextKey } from '#i18n/keys.generated.ts'
import type { Transaction } from '#contracts/value.ts'
import { formatInteger } from '#language/formats.ts'
import type { Translate } from '../i18n/use-words.ts'

type Why = Transaction['why']

/** A reason that an older page does not know has no text here. */
const WHY: Readonly<Record<string, TextKey>> = {
  purchase: 'value.why.purchase',
  renewal: 'value.why.renewal',
  undo: 'value.why.undo',
  cancel: 'value.why.cancel',
  giftOut: 'value.why.giftOut',
  giftIn: 'value.why.giftIn',
  shareOut: 'value.why.shareOut',
  shareIn: 'value.why.shareIn',
  recallIn: 'value.why.recallIn',
  recallOut: 'value.why.recallOut',
  topUp: 'value.why.topUp',
  topUpFrom: 'value.why.topUpFrom',
  pointsEarned: 'value.why.pointsEarned',
  pointsReturned: 'value.why.pointsReturned',
  pointsEnded: 'value.why.pointsEnded',
  exchange: 'value.why.exchange',
  exchangeOut: 'value.why.exchangeOut',
  exchangeIn: 'value.why.exchangeIn',
  exchangeFibre: 'value.why.exchangeFibre',
  exchangeBack: 'value.why.exchangeBack',
  voucher: 'value.why.voucher',
  voucherBack: 'value.why.voucherBack',
}

const slotsOf = (slots: Why['slots']) =>
  Object.fromEntries(
    Object.entries(slots).map(([key, value]) => [
      key,
      typeof value === 'number' ? formatInteger(value) : value,
    ]),
  )

/** Why something changed, as a sentence; null without a text. */
export function whyText({ key, slots }: Why, t: Translate): string | null {
  const words = WHY[key]
  return words ? t(words, slotsOf(slots)) : null
}
