import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { fillSlots } from '#language/fill-slots.ts'
import { asStored } from '#language/normalize.ts'
import { fitsOnePart, toGsm7 } from '#language/sms-parts.ts'
import { truncateBySyllable } from '#language/truncate.ts'
import { SMS_TEMPLATES, type SmsTemplate, type SmsWords } from './sms-template.ts'

type Given = Readonly<Record<string, string>>

/** `09691234567`: in full, because the receiver is what its reader has to compare. */
const asDialled = (msisdn: string): string => `0${msisdn.slice(2)}`

function shownSlot(lang: Lang, name: string, value: string, maxUnits: number): string {
  const shown = name === 'recipient' ? asDialled(value) : value
  // One letter outside GSM 03.38 would more than halve what an English text may hold.
  return truncateBySyllable(lang === 'en' ? toGsm7(shown) : asStored(shown), maxUnits, '')
}

/** The text as the phone shows it, without the line that binds it to a site. */
export function fillSms(words: SmsWords, lang: Lang, template: SmsTemplate, slots: Given): string {
  const limits: Readonly<Record<string, number>> = SMS_TEMPLATES[template]
  const shown: Given = {
    brand: brand.name[lang],
    hotline: brand.hotline,
    ...Object.fromEntries(
      Object.entries(limits).map(([name, maxUnits]) => {
        const value = slots[name]
        if (value === undefined) throw new Error(`SMS ${template} needs ${name}`)
        return [name, shownSlot(lang, name, value, maxUnits)]
      }),
    ),
  }
  return fillSlots(words[lang][template], shown)
}

/** `@host #code` lets a browser fill in the code, and only on that host. It is added only where the text still fits one part. */
export function bindToOrigin(text: string, host: string, code: string | undefined): string {
  if (code === undefined) return text
  const bound = `${text}\n@${host} #${code}`
  return fitsOnePart(bound) ? bound : text
}
