import { expect, it } from 'vitest'
import { makeBatches } from './in-batches.ts'

function batches(write: (items: readonly number[]) => Promise<void> = async () => {}) {
  const written: (readonly number[])[] = []
  const errors: unknown[] = []
  const made = makeBatches<number>({
    gatherMs: 5,
    retryMs: 5,
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
  const { add, idle, written, errors } = batches(async (items) => {
    tries += 1
    if (items.includes(1) && tries < 4) throw new Error('away')
  })
  const first = add(1)
  await new Promise((resolve) => setTimeout(resolve, 8))
  const second = add(2)
  await Promise.all([first, second])
  expect(written).toEqual([[1], [2]])
  expect(errors).toHaveLength(3)
  await idle()
})

it('idle waits for what is still under way', async () => {
  const { add, idle, written } = batches()
  void add(1)
  await idle()
  expect(written).toEqual([[1]])
})
