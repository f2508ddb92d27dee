import { parseArgs } from 'node:util'
import { newMoveId } from '#contracts/move-id.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openEngine } from './engine.ts'
import { PRICE, PRODUCT } from './site.ts'

/** Starts one move per line and kills itself when all of them have reached the named point: like a power cut at exactly that place. */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    way: { type: 'string' },
    point: { type: 'string' },
    lines: { type: 'string' },
    receivers: { type: 'string' },
  },
})
const { url = '', point = '', lines = '', receivers = '' } = values
const numbers = lines.split(',')
const givenTo = receivers.split(',')
const ids = numbers.map(() => newMoveId(systemClock.now().getTime()))
let waiting = 0

const engine = openEngine({
  url,
  clock: systemClock,
  way: values.way === 'two-phase' ? 'two-phase' : 'one-trip',
  async at(reached) {
    if (reached !== point) return
    waiting += 1
    if (waiting === numbers.length) process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  },
})

process.stdout.write(`${ids.join(',')}\n`)
const subject = '00000000-0000-4000-8000-000000000001'
const gift = { product: PRODUCT, expectedPrice: PRICE, message: null }
await Promise.all(
  numbers.map(async (line, at) => {
    const id = ids[at] ?? ''
    const input = { ...gift, receiver: givenTo[at] ?? '' }
    await engine.value.start(engine.gift, { id, subject, line, lang: 'en', input })
    await engine.value.confirm(engine.gift, { id, subject, otp: engine.codesSent.get(line) ?? '' })
  }),
)
// A point that nobody reached is a mistake of the attack, not a success.
process.exit(3)
