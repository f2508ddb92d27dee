import { moveIdTime } from '#contracts/move-id.ts'
import type { TicketThing } from '#contracts/tickets.ts'
import type { Transaction } from '#contracts/value.ts'
import { formatKyat } from '#language/formats.ts'
import type { UsedWords } from '../../i18n/use-words.ts'
import type { ReportedThing } from '../../navigation/report-path.ts'
import { byWords } from '../../line/by-words.ts'

type Words = Pick<UsedWords, 't' | 'lang' | 'pick'>

const kyatOf = ({ deltas }: Transaction): number =>
  Math.abs(deltas.find(({ unit }) => unit === 'MMK')?.value ?? 0)

/** A row of the history as one would say it: what, how much, when, how it stands. */
export function rowWords(row: Transaction, words: Words): { title: string; text: string } {
  const { t, lang, pick } = words
  const name = row.packageName ? pick(row.packageName, row.packageNameMm).text : t(`account.type.${row.type}`)
  const kyat = kyatOf(row)
  return {
    title: kyat > 0 ? `${name} · ${formatKyat(kyat, lang)}` : name,
    text: `${byWords(row.at, words)} · ${t(`account.status.${row.status}`)}`,
  }
}

/** By its id alone: the number of a bill is readable, the time of a move is in its id. */
export function thingWords({ kind, id }: ReportedThing, words: Words): { title: string; text: string } {
  const { t } = words
  const at = kind === 'MOVE' ? moveIdTime(id) : Number.NaN
  return {
    title: t(`tickets.thing.${kind}`),
    text: Number.isFinite(at) && at > 0 ? byWords(at, words) : kind === 'BILL' ? id : '',
  }
}

/** As the server found it in the books. */
export function foundThingWords(thing: TicketThing, words: Words): string {
  const { t, lang } = words
  return [
    t(`tickets.thing.${thing.kind}`),
    thing.amount === null ? null : formatKyat(thing.amount, lang),
    thing.at === null ? null : byWords(thing.at, words),
  ]
    .filter(Boolean)
    .join(' · ')
}
