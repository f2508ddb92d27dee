import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeRoom } from './room.ts'

it('lets so many in at a time, and all of them in the end, also after one that fails', async () => {
  const inRoom = makeRoom(3)
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 20 }, (_, at) =>
    inRoom(async () => {
      inside += 1
      most = Math.max(most, inside)
      await wait(2)
      inside -= 1
      if (at === 1) throw new Error('fell')
      return at
    }).catch(() => -1),
  )
  expect(await Promise.all(visits)).toEqual([0, -1, ...Array.from({ length: 18 }, (_, at) => at + 2)])
  expect(most).toBe(3)
})
