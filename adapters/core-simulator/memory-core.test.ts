import { kyat } from '#modules/value/index.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { describe, expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import type { CoreUnderTest } from '#modules/value/core-under-test.contract.ts'
import { coreContract } from '#modules/value/core.contract.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { MemoryCore } from './memory-core.ts'
import { withFaults, type CoreFault } from './with-faults.ts'

function make(fault: CoreFault = 'NONE') {
  const clock = fixedClock('2026-11-15T05:30:00Z')
  const memory = new MemoryCore(clock)
  let lines = 0
  const made: CoreUnderTest & { memory: MemoryCore } = {
    core: withFaults(memory, { next: () => fault, delayMs: 1 }),
    memory,
    clock,
    open: async (kyat) => {
      lines += 1
      const number = `95969${String(lines).padStart(7, '0')}`
      memory.open(number, kyat, clock.now())
      return number
    },
    useUp: async (line, unit, amount) => void memory.useUp(line, unit, amount),
  }
  return made
}

describe('the core in memory', () => {
  coreContract(async () => make())
})
describe('the core that is slow', () => {
  coreContract(async () => make('DELAY'))
})
describe('the core that is asked twice each time', () => {
  coreContract(async () => make('DUPLICATE'))
})

const charge = (made: CoreUnderTest, line: string) => ({
  id: newMoveId(made.clock.now().getTime()),
  payer: line,
  receiver: line,
  price: kyat(1_000),
  taxKyat: 0,
  product: 'P',
  grants: [],
  replaces: false,
  hold: null,
})

describe('faults', () => {
  it.each([
    ['SILENT_BEFORE_EFFECT', null],
    ['SILENT_AFTER_EFFECT', 'DONE'],
    ['DOWN', null],
  ] as const)('%s gives no answer; what really happened is %s', async (fault, outcome) => {
    const made = make(fault)
    const line = await made.open(1_000)
    const order = charge(made, line)
    await expect(made.core.charge(order)).rejects.toThrow(NoAnswer)
    expect((await made.memory.find(order.id))?.outcome ?? null).toBe(outcome)
  })

  it('WRONG_PRICE says what it took', async () => {
    const made = make('WRONG_PRICE')
    expect(await made.core.charge(charge(made, await made.open(1_000)))).toMatchObject({ taken: kyat(1_100) })
  })
})
