import { expect, it } from 'vitest'
import { makeBatches } from './in-batches.ts'

type Options = Omit<Parameters<typeof makeBatches<number>>[0], 'gatherMs' | 'retryMs' | 'onError' | 'write'>

function batches(
  write: (items: readonly number[]) => Promise<void> = async () => {},
  options: Partial<Options> = {},
) {
  const written: (readonly number[])[] = []
  const errors: unknown[] = []
  const made = makeBatches<number>({
    gatherMs: 5,
    retryMs: 5,
    ...options,
    onError: (error) => errors.push(error),
    write: async (items) => {
      await write(items)
      written.push(items)
    },
  })
  return { ...made, written, errors }
}

it('what comes together is written together, and each caller waits for its own batch', async () => {
  const { add, written } = batches()
  await Promise.all([add(1), add(2), add(3)])
  expect(written).toEqual([[1, 2, 3]])
  await add(4)
  expect(written).toEqual([[1, 2, 3], [4]])
})

it('a batch that fails is tried again until it is written, and the next waits for it', async () => {
  let tries = 0
  const { add, flush, written, errors } = batches(async (items) => {
    tries += 1
    if (items.includes(1) && tries < 4) throw new Error('away')
  })
  const first = add(1)
  await new Promise((resolve) => setTimeout(resolve, 8))
  const second = add(2)
  await Promise.all([first, second])
  expect(written).toEqual([[1], [2]])
  expect(errors).toHaveLength(3)
  await flush()
})

it('a flush waits for what is still under way', async () => {
  const { add, flush, written } = batches()
  void add(1)
  await flush()
  expect(written).toEqual([[1]])
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('what may wait is written when nothing more has come for a while', async () => {
  const { add, written } = batches(undefined, { quietMs: 500, longestMs: 10_000 })
  const all: Promise<void>[] = []
  for (let item = 0; item < 8; item += 1) {
    all.push(add(item))
    await wait(15)
  }
  expect(written).toEqual([])
  await Promise.all(all)
  expect(written).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]])
})

it('and at the latest so long after the first', async () => {
  const { add, written } = batches(undefined, { quietMs: 1_000, longestMs: 60 })
  const all: Promise<void>[] = []
  for (let item = 0; item < 20; item += 1) {
    all.push(add(item))
    await wait(10)
  }
  await Promise.all(all)
  expect(written.length).toBeGreaterThan(1)
  expect(written.flat()).toEqual(Array.from({ length: 20 }, (_, item) => item))
})

it('what is urgent takes along what waits', async () => {
  const { add, written } = batches(undefined, {
    quietMs: 10_000,
    longestMs: 10_000,
    isUrgent: (item) => item === 3,
  })
  const all = [add(1), add(2)]
  await wait(30)
  expect(written).toEqual([])
  await Promise.all([...all, add(3)])
  expect(written).toEqual([[1, 2, 3]])
})

it('so does a flush, which waits for it', async () => {
  const { add, flush, written } = batches(undefined, { quietMs: 10_000, longestMs: 10_000 })
  void add(1)
  await flush()
  expect(written).toEqual([[1]])
})
