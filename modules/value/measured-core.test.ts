import { expect, it } from 'vitest'
import { makeMetrics } from '#platform/metrics/request-metrics.ts'
import type { CoreAnswer, OperatorCore } from './core.ts'
import { measureCore } from './measured-core.ts'

const refused: CoreAnswer = { outcome: 'REFUSED', reason: 'INSUFFICIENT', missing: 100 }

/** Only the part of a core that this test calls. */
const core = {
  charge: async () => refused,
  credit: async (): Promise<CoreAnswer> => ({ outcome: 'DONE' }),
  find: async () => {
    throw new Error('silent')
  },
  line: async () => null,
  within: () => ({ charge: async (): Promise<CoreAnswer> => ({ outcome: 'DONE' }) }),
} as unknown as OperatorCore

it('what the core was asked, what it said and how long it took are figures; its answers are what they were', async () => {
  const metrics = makeMetrics('test')
  const measured = measureCore(core, metrics)
  expect(await measured.charge({} as never)).toBe(refused)
  expect(await measured.credit({} as never)).toEqual({ outcome: 'DONE' })
  expect(await measured.line('959690000001')).toBeNull()
  expect(await measured.within?.({} as never).charge({} as never)).toEqual({ outcome: 'DONE' })
  await expect(measured.find('id')).rejects.toThrow('silent')
  const text = await metrics.registry.metrics()
  const counted = [...text.matchAll(/^core_answer_seconds_count\{.*\} \d+$/gm)].map(([line]) => {
    const of = (label: string) => new RegExp(`${label}="(\\w+)"`).exec(line)?.[1]
    return `${of('order')} ${of('outcome')} ${line.split(' ').at(-1)}`
  })
  expect(counted).toEqual([
    'charge INSUFFICIENT 1',
    'credit DONE 1',
    'line DONE 1',
    'charge DONE 1',
    'find NONE 1',
  ])
  expect(text).not.toContain('959690000001')
})

it('control: a core that is not measured leaves no figure', async () => {
  const metrics = makeMetrics('test')
  await core.charge({} as never)
  expect(await metrics.registry.metrics()).not.toContain('core_answer_seconds_count')
})
