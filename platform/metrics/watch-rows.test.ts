import { expect, it } from 'vitest'
import { makeMetrics } from './request-metrics.ts'
import { watchRows } from './watch-rows.ts'

it('one look serves all figures; rows come and go; a look that fails leaves what was known', async () => {
  const metrics = makeMetrics('test')
  const looks: (readonly { job: string; count: number }[] | Error)[] = [
    [
      { job: 'a', count: 2 },
      { job: 'b', count: 1 },
    ],
    [{ job: 'b', count: 3 }],
    new Error('away'),
  ]
  let asked = 0
  const read = async () => {
    const look = looks[asked] ?? []
    asked += 1
    if (look instanceof Error) throw look
    return look
  }
  const of = ({ job, count }: { job: string; count: number }) => ({ labels: { job }, value: count })
  watchRows(metrics, read, [
    { name: 'first', help: 'One.', labels: ['job'], of },
    { name: 'second', help: 'Another.', labels: ['job'], of },
  ])
  const seen = async () => {
    const text = await metrics.registry.metrics()
    return [...text.matchAll(/^(first|second)\{job="(\w)".* (\d+)$/gm)].map(
      ([, name, job, n]) => `${name} ${job} ${n}`,
    )
  }
  expect(await seen()).toEqual(['first a 2', 'first b 1', 'second a 2', 'second b 1'])
  expect(await seen()).toEqual(['first b 3', 'second b 3'])
  expect(await seen()).toEqual(['first b 3', 'second b 3'])
  expect(asked).toBe(3)
})
