import type { Lang } from '#contracts/language.ts'
import type { ShareType } from '#contracts/sharing.ts'
import type { CodeSms } from '#modules/identity/index.ts'
import { kyatText } from '#modules/purchases/index.ts'

const MINUTES = { en: (text: string) => `${text} min`, my: (text: string) => `${text} မိနစ်` }
const KYAT = { en: (text: string) => `${text} Ks`, my: (text: string) => `${text} ကျပ်` }

/** `1,024 MB`, `30 min`, `500 Ks`: as an SMS writes it. */
export function amountText(type: ShareType, amount: number, lang: Lang): string {
  const text = kyatText(amount)
  if (type === 'DATA') return `${text} MB`
  return type === 'VOICE' ? MINUTES[lang](text) : KYAT[lang](text)
}

/** The code names amount, recipient and fee: whoever reads it sees what it confirms. */
export function codeSms(type: ShareType, amount: number, recipient: string, feeKyat: number): CodeSms {
  const shown = { recipient, fee: kyatText(feeKyat) }
  if (type === 'VOICE') return { template: 'shareVoice', slots: { ...shown, minutes: kyatText(amount) } }
  if (type === 'DATA')
    return { template: 'shareData', slots: { ...shown, amount: amountText(type, amount, 'en') } }
  return { template: 'shareBalance', slots: { ...shown, amount: kyatText(amount) } }
}
