import type { DataUse } from '#contracts/account.ts'
import { formatMegabytes } from '#language/formats.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { ChartDay } from '#ui/day-chart/day-chart.tsx'
import type { Pace } from '../../line/pace.ts'

const DAYS = 30
/** More forecast days would squeeze the past. */
const MOST_AHEAD = 6
const STEPS_MB = [50, 100, 200, 500, 1_024, 2_048, 5_120, 10_240, 20_480, 51_200] as const

type Asked = {
  readonly days: NonNullable<DataUse['days']>
  readonly today: string
  /** When the newest data was added; from then on the bars are dark. */
  readonly since: string | null
  readonly pace: Pace | null
}

/** Every day has a bar, even without use; days after today show the forecast. */
export function chartDays({ days, today, since, pace }: Asked, say: (day: string) => string): ChartDay[] {
  const used = new Map(days.map(({ day, usedMb }) => [day, usedMb]))
  const darkFrom = since === null ? today : yangonDayKey(since)
  const past = Array.from({ length: DAYS }, (_, index): ChartDay => {
    const day = addDays(today, index + 1 - DAYS)
    return {
      id: day,
      amount: used.get(day) ?? 0,
      kind: day >= darkFrom ? 'current' : 'past',
      ...(index === 0 && { mark: say(day) }),
      ...(day === today && { mark: say(day), loud: 'plain' }),
    }
  })
  return [...past, ...ahead(today, pace, say)]
}

function ahead(today: string, pace: Pace | null, say: (day: string) => string): ChartDay[] {
  if (!pace || pace.outlasts) return []
  const coming: ChartDay[] = []
  for (let day = addDays(today, 1); day <= pace.until && coming.length < MOST_AHEAD; day = addDays(day, 1)) {
    const isLast = day === pace.until
    coming.push({
      id: day,
      amount: pace.perDay,
      kind: 'next',
      ...(isLast && coming.length > 1 && { mark: say(day), loud: 'warm' }),
    })
  }
  return coming
}

/** One round figure below the highest day. */
export function referenceOf(mostMb: number): { readonly amount: number; readonly text: string } {
  const amount = STEPS_MB.filter((step) => step <= mostMb).pop() ?? STEPS_MB[0]
  return { amount, text: formatMegabytes(amount) }
}
