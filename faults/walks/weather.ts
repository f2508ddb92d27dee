import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import type { CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { weighed, type Random } from '../value/random.ts'
import type { WalkSite } from './walk-site.ts'

/** What the line of a phone, or the core behind it, does to the next change that is asked for. */
const WEATHER = {
  FINE: 8,
  CUT_BEFORE: 1,
  CUT_AFTER: 2,
  SLOW: 2,
  OFFLINE: 1,
  SILENT_AFTER_EFFECT: 4,
  SILENT_BEFORE_EFFECT: 1,
} as const
export type Weather = keyof typeof WEATHER

const CHANGES = /\/gw\/(vas-package|v2\/vas-package|v2\/data-share|me\/moves)\//
const SLOW_MS = 1_200

const isSilence = (weather: Weather): weather is CoreFault & Weather => weather.startsWith('SILENT')

/** Sets the weather for what is pressed inside, and clears it afterwards. */
export async function inWeather(
  { site, line, context, random }: Under,
  act: () => Promise<unknown>,
): Promise<Weather> {
  const weather = weighed(random, WEATHER)
  if (isSilence(weather)) site.goWrong(line, weather)
  if (weather === 'OFFLINE') await context.setOffline(true)
  const isLine = weather === 'CUT_BEFORE' || weather === 'CUT_AFTER' || weather === 'SLOW'
  if (isLine)
    await context.route(CHANGES, async (route) => {
      if (route.request().method() === 'GET') return route.continue().catch(() => undefined)
      if (weather === 'SLOW') await sleep(random() * SLOW_MS)
      if (weather === 'SLOW') return route.continue().catch(() => undefined)
      if (weather === 'CUT_AFTER') await route.fetch().catch(() => null)
      return route.abort().catch(() => undefined)
    })
  await act()
  await sleep(100 + random() * 500)
  if (weather === 'OFFLINE') await context.setOffline(false)
  if (isLine) await context.unroute(CHANGES)
  site.goWrong(line)
  return weather
}

type Under = {
  readonly site: WalkSite
  readonly line: string
  readonly context: BrowserContext
  readonly random: Random
}
