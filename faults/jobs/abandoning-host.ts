import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock/clock.ts'
import { openEngine } from '../value/engine.ts'
import { newKey } from '../value/site.ts'

/** Begins a move on each line, each of which stops at one of these points; says so when all do, and is killed from outside. */
const STOP_AT = ['after-intent', 'before-core', 'after-core', 'before-settle'] as const
/** So many at a time: more would wait for connections. */
const AT_ONCE = 50

const { values } = parseArgs({
  options: { url: { type: 'string' }, first: { type: 'string' }, count: { type: 'string' } },
})
const first = Number(values.first)
const count = Number(values.count)

let stopped = 0
let turn = 0
const engine = openEngine({
  url: values.url ?? '',
  clock: systemClock,
  way: 'two-phase',
  connections: 20,
  async at(reached) {
    const isHere = STOP_AT.some((point) => point === reached)
    if (!isHere || (turn += 1) % STOP_AT.length !== 0) return
    stopped += 1
    await new Promise(() => {})
  },
})

/** A move passes all points in turn; one that came through is followed by another on the same line. */
async function buyUntilStopped(line: string): Promise<never> {
  for (;;) {
    const answer = await engine.buy(newKey(), line)
    if (!answer.ok) throw new Error(`a purchase was answered ${answer.code}`)
  }
}

for (let begun = 0; begun < count; begun += AT_ONCE) {
  const next = Math.min(count, begun + AT_ONCE)
  for (let at = begun; at < next; at += 1) void buyUntilStopped(String(first + at))
  while (stopped < next) await sleep(5)
}
process.stdout.write('abandoned\n')
await new Promise(() => {
  setTimeout(() => process.exit(3), 60_000)
})
