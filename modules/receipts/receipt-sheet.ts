import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { displayMsisdn, maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { fillSlots } from '#language/fill-slots.ts'
import {
  formatDateTime,
  formatInteger,
  formatKyat,
  formatMegabytes,
  formatMinutes,
} from '#language/formats.ts'
import type { Delta, HistoryRow } from '#modules/value/index.ts'

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

type Asked = {
  readonly row: HistoryRow
  readonly line: string
  readonly name: string | null
  readonly lang: Lang
  readonly words: ReceiptWords
  /** The page that says whether it is real. */
  readonly address: string
}

export function receiptSheet({ row, line, name, lang, words, address }: Asked): ReceiptSheet {
  const t = (key: string, slots: Readonly<Record<string, string>> = {}): string => {
    const all = { brand: brand.name[lang], hotline: brand.hotline, ...slots }
    return fillSlots(words[lang][key] ?? '', all)
  }
  const kyat = row.deltas.find(({ unit }) => unit === 'MMK')?.value ?? 0
  const others = row.deltas.filter(({ unit }) => unit !== 'MMK')
  const listed = (came: boolean) =>
    others
      .filter(({ value }) => value > 0 === came)
      .map((delta) => amountOf(delta, lang, t))
      .join(', ')
  const { tax } = row.why.slots
  const undone = row.status === 'REVERSED'
  const facts = [
    [t('number'), receiptNo(row.moveId)],
    [t('at'), formatDateTime(row.at, lang)],
    [t('kind'), t(`type.${row.type}`)],
    [t('package'), name],
    [t('line'), displayMsisdn(line)],
    [
      t(row.deltas.some(({ value }) => value < 0) ? 'to' : 'from'),
      row.counterparty && maskMsisdn(row.counterparty),
    ],
    [t('changed'), listed(true)],
    [t('sent'), listed(false)],
    [t('tax'), typeof tax === 'number' && tax > 0 ? formatKyat(tax, lang) : null],
  ] as const
  return {
    lang,
    number: receiptNo(row.moveId),
    at: row.at,
    title: t('title'),
    amountName: t(kyat < 0 ? 'paid' : kyat > 0 ? 'cameBack' : 'nothingPaid'),
    amount: formatKyat(Math.abs(kyat), lang),
    state: t(undone ? 'undone' : 'done'),
    undone,
    facts: facts.flatMap(([one, value]) => (value ? [{ name: one, value }] : [])),
    checkTitle: t('checkTitle'),
    checkText: t('checkText'),
    address,
    foot: t('foot', { legalName: brand.legalName[lang] }),
  }
}

type Translate = (key: string, slots?: Readonly<Record<string, string>>) => string

/** Without a sign: its name says whether it came or went. */
function amountOf({ unit, value }: Delta, lang: Lang, t: Translate): string {
  const count = Math.abs(value)
  switch (unit) {
    case 'MB':
      return formatMegabytes(count)
    case 'MIN':
      return formatMinutes(count, lang)
    case 'SMS':
      return `${formatInteger(count)} SMS`
    case 'POINT':
      return t('points', { count: formatInteger(count) })
    case 'MMK':
      return formatKyat(count, lang)
  }
}
