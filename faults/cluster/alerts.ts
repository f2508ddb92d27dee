import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALERTS_FILE } from '../../scripts/cluster/places.ts'

export type AlertLine = {
  readonly at: number
  readonly status: string
  readonly alertname: string
  readonly startsAt: string
  readonly instance?: string
}

const readLines = (): AlertLine[] =>
  readFileSync(ALERTS_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AlertLine)

/** How long until whoever is on call heard one of them that began after the moment; null: not in time. */
export async function heardWithin(
  names: readonly string[],
  since: number,
  withinMs: number,
): Promise<number | null> {
  while (Date.now() - since < withinMs) {
    const heard = readLines().find(
      ({ status, startsAt, alertname }) =>
        Date.parse(startsAt) >= since && status === 'firing' && names.includes(alertname),
    )
    if (heard) return heard.at - since
    await sleep(100)
  }
  return null
}

/** Those that began after the moment, and when the last of them was told to be over; null: one is not, or none was told at all. */
export function overAt(told: readonly AlertLine[], names: readonly string[], since: number): number | null {
  const last = new Map<string, AlertLine>()
  for (const line of told)
    if (names.includes(line.alertname) && Date.parse(line.startsAt) >= since)
      last.set(`${line.alertname} ${line.instance ?? ''}`, line)
  const lines = [...last.values()]
  if (lines.length === 0 || lines.some(({ status }) => status === 'firing')) return null
  return Math.max(...lines.map(({ at }) => at))
}

/** How long until whoever is on call was told that it is over, so that the next one is news; null: not in time. */
export async function toldOver(
  names: readonly string[],
  since: number,
  withinMs = 180_000,
): Promise<number | null> {
  const until = Date.now() + withinMs
  for (;;) {
    const over = overAt(readLines(), names, since)
    if (over !== null) return over - since
    if (Date.now() > until) return null
    await sleep(200)
  }
}
