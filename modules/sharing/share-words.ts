import type { Lang } from '#contracts/language.ts'
import type { ShareType } from '#contracts/sharing.ts'
import { formatInteger, formatKyat, formatMinutes } from '#language/formats.ts'
import type { CodeSms } from '#modules/identity/index.ts'

/** `1,024 MB`, `30 min`, `500 Ks`: the form used in SMS. */
export function amountText(type: ShareType, amount: number, lang: Lang): string {
  if (type === 'DATA') return `${formatInteger(amount)} MB`
  return type === 'VOICE' ? formatMinutes(amount, lang) : formatKyat(amount, lang)
}

/** The code's SMS names amount, recipient and fee, so that its reader sees what it confirms. */
export function codeSms(type: ShareType, amount: number, recipient: string, feeKyat: number): CodeSms {
  const shown = { recipient, fee: formatInteger(feeKyat) }
  if (type === 'VOICE') return { template: 'shareVoice', slots: { ...shown, minutes: formatInteger(amount) } }
  if (type === 'DATA')
    return { template: 'shareData', slots: { ...shown, amount: amountText(type, amount, 'en') } }
  return { template: 'shareBalance', slots: { ...shown, amount: formatInteger(amount) } }
}
