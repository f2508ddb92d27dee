import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { hearLineEvents } from './hear-line-events.ts'
import type { LineEvent } from './line-directory.ts'

const anEvent = (what: LineEvent['what']): LineEvent => ({
  eventId: randomUUID(),
  number: '959691234567',
  what,
  at: new Date(0),
})

it('takes what is told in its order, and says so only when it took effect', async () => {
  const waiting = [anEvent('SIM_CHANGED'), anEvent('REASSIGNED')]
  const [heard, wrong]: [string[], unknown[]] = [[], []]
  const loop = hearLineEvents({
    source: {
      waiting: async () => [...waiting],
      taken: async (id) =>
        void waiting.splice(
          waiting.findIndex(({ eventId }) => eventId === id),
          1,
        ),
    },
    told: async ({ what }) => {
      heard.push(what)
      if (heard.length === 2) throw new Error('away')
      return 'DONE'
    },
    onError: (error) => {
      wrong.push(error)
      loop.wake()
    },
  })
  await expect.poll(() => waiting.length, { timeout: 5_000 }).toBe(0)
  await loop.close()
  expect(heard).toEqual(['SIM_CHANGED', 'REASSIGNED', 'REASSIGNED'])
  expect(wrong).toHaveLength(1)
})
