import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock/clock.ts'
import { openEngine } from '../value/engine.ts'
import { newKey } from '../value/site.ts'

/** Begins a move on each line, each of which stops at one of these points; says so when all do, and is killed from outside. */
const POINTS = ['after-intent', 'before-core', 'after-core', 'before-settle'] as const
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
    const isHere = POINTS.some((point) => point === reached)
    if (!isHere || (turn += 1) % POINTS.length !== 0) return
    stopped += 1
    if (stopped === count) process.stdout.write('abandoned\n')
    await new Promise(() => {})
  },
})
// A move passes all points in turn; one that came through is followed by another on the same line.
await Promise.all(
  Array.from({ length: count }, async (_, at) => {
    for (;;) {
      const answer = await engine.buy(newKey(), String(first + at))
      if (!answer.ok) throw new Error(`a purchase was answered ${answer.code}`)
    }
  }),
)
