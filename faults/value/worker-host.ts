import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#platform/clock/clock.ts'
import { openEngine } from './engine.ts'

/** Reconciles as the worker does, an hour ahead of the others so that every open move is due. Killed from outside. */
const { values } = parseArgs({ options: { url: { type: 'string' } } })
const HOUR_MS = 3_600_000
const clock = { now: () => new Date(systemClock.now().getTime() + HOUR_MS) }
const engine = openEngine({ url: values.url ?? '', clock })
process.stdout.write('working\n')
for (;;) if ((await engine.reconcile()) === 0) await sleep(20)
