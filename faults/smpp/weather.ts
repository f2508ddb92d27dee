import { setTimeout as wait } from 'node:timers/promises'
import type { Smsc } from '#apps/simulator/sms/smsc.ts'
import type { Switches } from '#apps/simulator/sms/switches.ts'

type Switch = keyof Switches

/** One spell of bad weather: a switch that is on for a while, or something that happens once. */
type Spell = readonly [Switch, seconds: number] | readonly ['cut' | 'garbage', seconds: number]

const SHORT: readonly Spell[] = [
  ['cut', 1],
  ['throttle', 1.5],
  ['garbage', 1],
  ['queueFull', 0.3],
  ['silent', 3],
  ['cut', 1],
  ['throttle', 2.5],
]

/** The long ones outlast the timeouts of production: an answer that never comes, and a link that is declared dead. */
const LONG: readonly Spell[] = [
  ...SHORT,
  ['slowReceipts', 2],
  ['silent', 12],
  ['cut', 1],
  ['garbage', 1],
  ['silent', 25],
  ...SHORT,
  ...SHORT,
]

export const STORMS = { ci: SHORT, full: LONG } as const

const CALM_SECONDS = 0.7

export const secondsOf = (spells: readonly Spell[]): number =>
  spells.reduce((total, [, seconds]) => total + seconds + CALM_SECONDS, 0)

const isMishap = (spell: Switch | 'cut' | 'garbage'): spell is 'cut' | 'garbage' =>
  spell === 'cut' || spell === 'garbage'

/** Receipts come twice and for nobody all the time; the rest comes and goes. */
export async function makeWeather(
  spells: readonly Spell[],
  smsc: Pick<Smsc, 'cause'>,
  switches: Switches,
): Promise<void> {
  Object.assign(switches, { duplicateReceipts: true, unknownReceipts: true })
  for (const [spell, seconds] of spells) {
    if (isMishap(spell)) smsc.cause(spell)
    else switches[spell] = true
    await wait(seconds * 1000)
    if (!isMishap(spell)) switches[spell] = false
    await wait(CALM_SECONDS * 1000)
  }
}
