import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALERTS_FILE } from '../../scripts/cluster/places.ts'

type Line = {
  readonly at: number
  readonly status: string
  readonly alertname: string
  readonly startsAt: string
  readonly instance?: string
}

const lines = (): Line[] =>
  readFileSync(ALERTS_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

/** How long until whoever is on call heard one of them that began after the moment; null: not in time. */
export async function heardWithin(
  names: readonly string[],
  since: number,
  withinMs: number,
): Promise<number | null> {
  while (Date.now() - since < withinMs) {
    const heard = lines().find(
      ({ status, startsAt, alertname }) =>
        Date.parse(startsAt) >= since && status === 'firing' && names.includes(alertname),
    )
    if (heard) return heard.at - since
    await sleep(100)
  }
  return null
}

/** Whoever is on call was told in time that it is over; the next one is news. */
export async function toldOver(names: readonly string[], withinMs = 180_000): Promise<boolean> {
  const until = Date.now() + withinMs
  const isOpen = () => {
    const last = new Map<string, string>()
    for (const { alertname, instance = '', status } of lines())
      if (names.includes(alertname)) last.set(`${alertname} ${instance}`, status)
    return [...last.values()].includes('firing')
  }
  while (isOpen() && Date.now() < until) await sleep(200)
  return !isOpen()
}
