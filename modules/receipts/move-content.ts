import type { Lang } from '#contracts/language.ts'
import { displayMsisdn, maskMsisdn } from '#contracts/msisdn.ts'
import { formatInteger, formatKyat, formatMegabytes, formatMinutes } from '#language/formats.ts'
import type { Delta, HistoryRow } from '#modules/value/index.ts'
import { receiptText, type ReceiptContent, type ReceiptWords, type Translate } from './receipt-sheet.ts'

/** What an offer may add; the amount was stored with the move. */
const BONUS_UNITS = ['MB', 'MIN', 'SMS'] as const

type Asked = {
  readonly row: HistoryRow
  readonly line: string
  readonly name: string | null
  readonly lang: Lang
  readonly words: ReceiptWords
}

/** What a move did to one line, from its history. */
export function moveContent({ row, line, name, lang, words }: Asked): ReceiptContent {
  const t = receiptText(words, lang)
  const kyat = row.deltas.find(({ unit }) => unit === 'MMK')?.value ?? 0
  const others = row.deltas.filter(({ unit }) => unit !== 'MMK')
  const listed = (came: boolean) =>
    others
      .filter(({ value }) => value > 0 === came)
      .map((delta) => amountOf(delta, lang, t))
      .join(', ')
  const { tax, before } = row.why.slots
  const bonus = BONUS_UNITS.flatMap((unit) => {
    const value = row.why.slots[`bonus${unit}`]
    return typeof value === 'number' ? [amountOf({ unit, value }, lang, t)] : []
  }).join(', ')
  const undone = row.status === 'REVERSED'
  const facts = [
    [t('kind'), t(`type.${row.type}`)],
    [t('package'), name],
    [t('line'), displayMsisdn(line)],
    [
      t(row.deltas.some(({ value }) => value < 0) ? 'to' : 'from'),
      row.counterparty && maskMsisdn(row.counterparty),
    ],
    [t('before'), typeof before === 'number' ? formatKyat(before, lang) : null],
    [t('changed'), listed(true)],
    [t('bonus'), bonus],
    [t('sent'), listed(false)],
    [t('tax'), typeof tax === 'number' && tax > 0 ? formatKyat(tax, lang) : null],
  ] as const
  return {
    at: row.at,
    amountName: t(amountNameOf(row, kyat)),
    amount: formatKyat(Math.abs(kyat), lang),
    state: t(undone ? 'undone' : 'done'),
    undone,
    facts: facts.flatMap(([one, value]) => (value ? [{ name: one, value }] : [])),
  }
}

/** Kyat credited by a top-up are not a refund. */
function amountNameOf({ type }: HistoryRow, kyat: number): string {
  if (kyat < 0) return 'paid'
  if (kyat === 0) return 'nothingPaid'
  return type === 'TOPUP' ? 'toppedUp' : 'cameBack'
}

/** Without a sign: the label says whether it was added or taken. */
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
