import type { Lang } from '#contracts/language.ts'
import type { ShareKindName } from '#contracts/sharing.ts'
import type { CodeSms } from '#modules/identity/index.ts'
import { kyatText } from '#modules/purchases/index.ts'

const MINUTES = { en: (text: string) => `${text} min`, my: (text: string) => `${text} မိနစ်` }
const KYAT = { en: (text: string) => `${text} Ks`, my: (text: string) => `${text} ကျပ်` }

/** `1,024 MB`, `30 min`, `500 Ks`: as an SMS writes it. */
export function amountText(kind: ShareKindName, amount: number, lang: Lang): string {
  const text = kyatText(amount)
  if (kind === 'DATA') return `${text} MB`
  return kind === 'VOICE' ? MINUTES[lang](text) : KYAT[lang](text)
}

/** The code names amount, recipient and fee: whoever reads it sees what it confirms. */
export function codeSms(kind: ShareKindName, amount: number, recipient: string, feeKyat: number): CodeSms {
  const shown = { recipient, fee: kyatText(feeKyat) }
  if (kind === 'VOICE') return { template: 'shareVoice', slots: { ...shown, minutes: kyatText(amount) } }
  if (kind === 'DATA')
    return { template: 'shareData', slots: { ...shown, amount: amountText(kind, amount, 'en') } }
  return { template: 'shareBalance', slots: { ...shown, amount: kyatText(amount) } }
}
