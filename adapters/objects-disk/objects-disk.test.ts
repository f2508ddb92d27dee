import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { objectsContract } from '#modules/files/objects.contract.ts'
import { makeDiskObjects } from './objects-disk.ts'

objectsContract('a folder', async () => makeDiskObjects(await mkdtemp(join(tmpdir(), 'objects-'))))

// S3 guarantees this; the test server that replaces it does not, so it is not in the common contract.
it('never shows half of what is being put', async () => {
  const objects = makeDiskObjects(await mkdtemp(join(tmpdir(), 'objects-')))
  const one = `${randomUUID()}/whole`
  const [small, large] = [Buffer.alloc(50_000, 1), Buffer.alloc(400_000, 2)]
  await objects.put(one, small)
  const reads = Promise.all(
    Array.from({ length: 40 }, async () => {
      const found = await objects.get(one)
      return found !== null && (found.equals(small) || found.equals(large))
    }),
  )
  await Promise.all([objects.put(one, large), objects.put(one, small), objects.put(one, large)])
  expect(new Set(await reads)).toEqual(new Set([true]))
})
