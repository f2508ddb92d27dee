import { describe, expect, it } from 'vitest'
import { readLineEvent } from './ops-line.ts'

const AT = new Date('2026-11-15T08:00:00Z')
const ID = '018f3c5e-0000-7000-8000-000000000001'

describe('what is told of a line by hand', () => {
  it.each([
    ['sim-changed', 'SIM_CHANGED'],
    ['suspended', 'SUSPENDED'],
    ['resumed', 'RESUMED'],
    ['reassigned', 'REASSIGNED'],
    ['ended', 'ENDED'],
  ])('%s', (told, what) =>
    expect(readLineEvent(['line', told, '09691234567', ID], AT)).toEqual({
      eventId: ID,
      number: '959691234567',
      what,
      at: AT,
    }),
  )

  it.each([
    [['line', 'stolen', '09691234567']],
    [['line', 'suspended', '12']],
    [['line', 'suspended', '09691234567', 'once']],
    [['line', 'suspended', '09691234567', ID, 'more']],
    [['move', 'end', ID]],
  ])('not whole: %s', (args) => expect(readLineEvent(args, AT)).toBeNull())
})
