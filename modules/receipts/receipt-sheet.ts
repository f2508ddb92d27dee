import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { fillSlots } from '#language/fill-slots.ts'
import { formatDateTime } from '#language/formats.ts'

/** Every text of a receipt by key; passed in, because a module holds no texts. */
export type ReceiptWords = Readonly<Record<Lang, Readonly<Record<string, string>>>>

export type Fact = { readonly name: string; readonly value: string }

/** The text of a receipt, complete: drawing it needs nothing else. */
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

/** The part of a receipt that its source writes; the rest is common to all. */
export type ReceiptContent = Pick<ReceiptSheet, 'at' | 'amountName' | 'amount' | 'state' | 'undone' | 'facts'>

export type Translate = (key: string, slots?: Readonly<Record<string, string>>) => string

/** The texts of receipts in one language, with the operator's name filled in. */
export const receiptText =
  (words: ReceiptWords, lang: Lang): Translate =>
  (key, slots = {}) =>
    fillSlots(words[lang][key] ?? '', { brand: brand.name[lang], hotline: brand.hotline, ...slots })

type Frame = {
  readonly id: string
  readonly lang: Lang
  readonly words: ReceiptWords
  /** The page that verifies it. */
  readonly address: string
}

/** Adds what every receipt has: number, date, and how to verify it. */
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
