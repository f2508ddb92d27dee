import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { fillSlots } from '#language/fill-slots.ts'
import { formatDateTime } from '#language/formats.ts'

/** Every text of a receipt by its key; handed in, because a module holds no text. */
export type ReceiptWords = Readonly<Record<Lang, Readonly<Record<string, string>>>>

export type Fact = { readonly name: string; readonly value: string }

/** What stands on a receipt, in words: drawing it needs to know nothing else. */
export type ReceiptSheet = {
  readonly lang: Lang
  readonly number: string
  readonly at: Date
  readonly title: string
  readonly amountName: string
  readonly amount: string
  readonly state: string
  readonly undone: boolean
  readonly facts: readonly Fact[]
  readonly checkTitle: string
  readonly checkText: string
  readonly address: string
  readonly foot: string
}

/** What one source says of its own; the paper around it is the same for all. */
export type ReceiptContent = Pick<ReceiptSheet, 'at' | 'amountName' | 'amount' | 'state' | 'undone' | 'facts'>

export type Translate = (key: string, slots?: Readonly<Record<string, string>>) => string

/** The words of receipts in one language, with the operator's name in them. */
export const receiptText =
  (words: ReceiptWords, lang: Lang): Translate =>
  (key, slots = {}) =>
    fillSlots(words[lang][key] ?? '', { brand: brand.name[lang], hotline: brand.hotline, ...slots })

type Frame = {
  readonly id: string
  readonly lang: Lang
  readonly words: ReceiptWords
  /** The page that says whether it is real. */
  readonly address: string
}

/** What every receipt has around what its source says: number, day, the way to check it. */
export function receiptSheet(content: ReceiptContent, { id, lang, words, address }: Frame): ReceiptSheet {
  const t = receiptText(words, lang)
  const number = receiptNo(id)
  return {
    ...content,
    lang,
    number,
    title: t('title'),
    facts: [
      { name: t('number'), value: number },
      { name: t('at'), value: formatDateTime(content.at, lang) },
      ...content.facts,
    ],
    checkTitle: t('checkTitle'),
    checkText: t('checkText'),
    address,
    foot: t('foot', { legalName: brand.legalName[lang] }),
  }
}
