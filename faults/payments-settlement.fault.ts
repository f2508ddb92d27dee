import { randomInt } from 'node:crypto'
import { statusOf } from '#modules/payments/health.ts'
import { differencesOf, markSettlement, sumOf } from '#modules/payments/mark-settlement.ts'
import { newReference } from '#modules/payments/references.ts'
import type { SettlementLine } from '#modules/payments/index.ts'
import type { Count, Fault, Size } from './fault.ts'

const FILES: Record<Size, number> = { ci: 40, full: 500 }
const OUTAGES: Record<Size, number> = { ci: 40, full: 200 }
const DAY = '2026-11-16'
const YESTERDAY = '2026-11-15'

type Ours = Parameters<typeof markSettlement>[1][number]

const aPayment = (day: string): Ours => ({
  kind: 'PAYMENT',
  reference: newReference(),
  kyat: 500 * randomInt(2, 200),
  day,
})
const lineOf = ({ kind, reference, kyat }: Ours): SettlementLine => ({
  kind,
  reference,
  providerRef: reference,
  amountKyat: kyat,
})

/** A day's payments with their file, and the flaws put into it. */
function brokenFile() {
  const ours = Array.from({ length: randomInt(5, 60) }, () => aPayment(DAY))
  const late = Array.from({ length: randomInt(0, 3) }, () => aPayment(YESTERDAY))
  let lines = [...ours, ...late].map(lineOf)
  const broken = new Map<string, string>()
  for (const { reference } of late) broken.set(reference, 'LATE')
  for (const { reference } of ours) {
    const flaw = randomInt(0, 12)
    if (flaw === 0) {
      lines = lines.filter((line) => line.reference !== reference)
      broken.set(reference, 'OURS_ONLY')
    } else if (flaw === 1) {
      lines = lines.map((line) =>
        line.reference === reference ? { ...line, amountKyat: line.amountKyat + randomInt(1, 999) } : line,
      )
      broken.set(reference, 'AMOUNT_DIFFERS')
    } else if (flaw === 2) {
      lines = lines.flatMap((line) => (line.reference === reference ? [line, line] : [line]))
      broken.set(reference, 'THEIRS_ONLY')
    }
  }
  for (let more = randomInt(0, 3); more > 0; more -= 1) {
    const stranger = aPayment(DAY)
    lines.push(lineOf(stranger))
    broken.set(stranger.reference, 'THEIRS_ONLY')
  }
  return { ours, late, lines, broken }
}

type Judge = typeof markSettlement

/** Compares sums only, a tempting shortcut. */
const sumsOnly: Judge = (lines, ours) => ({
  lines: lines.map((line) => ({ ...line, mark: 'MATCHED' })),
  ours: ours.map((one) => ({ ...one, mark: 'MATCHED', theirsKyat: one.kyat })),
})

/** Every difference is listed correctly, none invented, and together they equal the drift. */
async function settlement(files: number, judge: Judge): Promise<Count> {
  let bad = 0
  for (let file = 0; file < files; file += 1) {
    const { ours, late, lines, broken } = brokenFile()
    const found = differencesOf(judge(lines, ours, late), DAY)
    const isListed =
      found.length === broken.size && found.every(({ reference, what }) => broken.get(reference) === what)
    const drift = sumOf(lines.map(({ kind, amountKyat: kyat }) => ({ kind, kyat }))) - sumOf(ours)
    const explained = found.reduce((sum, { kyat }) => sum + kyat, 0)
    if (!isListed || drift !== explained) bad += 1
  }
  return { tried: files, bad }
}

type Call = { readonly at: Date; readonly answered: boolean }
type Status = (calls: readonly Call[], now: Date) => ReturnType<typeof statusOf>

/** An outage during any traffic, from none to ten calls a second: detected within 60 s, and its end within 120 s. */
async function health(outages: number, status: Status): Promise<Count> {
  let bad = 0
  for (let outage = 0; outage < outages; outage += 1) {
    const everyMs = [100, 1_000, 5_000, 15_000][outage % 4] ?? 15_000
    const calls: Call[] = []
    let nowMs = 1_794_800_000_000
    const go = (
      seconds: number,
      isDown: boolean,
      until: ReturnType<typeof statusOf> | null,
    ): number | null => {
      for (let passedMs = 0; passedMs < seconds * 1_000; passedMs += everyMs) {
        nowMs += everyMs
        calls.unshift({ at: new Date(nowMs), answered: !isDown })
        if (until !== null && status(calls.slice(0, 2_000), new Date(nowMs)) === until)
          return passedMs + everyMs
      }
      return null
    }
    go(600, false, null)
    if (status(calls, new Date(nowMs)) !== 'UP') bad += 1
    const [down, up] = [go(60, true, 'DOWN'), (go(120, true, null), go(120, false, 'UP'))]
    if (down === null || up === null) bad += 1
  }
  return { tried: outages, bad }
}

/** Only the share of the last 20 calls, however slowly they come. */
const shareAlone: Status = (calls) => {
  const last = calls.slice(0, 20)
  return last.filter(({ answered }) => !answered).length / Math.max(1, last.length) >= 0.8 ? 'DOWN' : 'UP'
}

export const faults: readonly Fault[] = [
  {
    name: 'payments.settlement',
    bar: 0,
    attack: (size) => settlement(FILES[size], markSettlement),
    control: () => settlement(20, sumsOnly),
  },
  {
    name: 'payments.health',
    bar: 0,
    attack: (size) => health(OUTAGES[size], statusOf),
    control: () => health(8, shareAlone),
  },
]
