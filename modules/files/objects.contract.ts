import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Objects } from './objects.ts'

/** The promises of every object store; an adapter's test calls it. */
export function objectsContract(name: string, open: () => Promise<Objects>): void {
  describe(`${name} as a place for bytes`, () => {
    const aName = () => `${randomUUID()}/whole`

    it('gives back what was put there, byte for byte', async () => {
      const [objects, one, bytes] = [await open(), aName(), randomBytes(100_000)]
      await objects.put(one, bytes)
      expect((await objects.get(one))?.equals(bytes)).toBe(true)
    })

    it('has nothing under a name that nobody used', async () => {
      expect(await (await open()).get(aName())).toBeNull()
    })

    it('knows what is there without reading it', async () => {
      const [objects, one, other] = [await open(), aName(), aName()]
      await objects.put(one, Buffer.from('one'))
      expect([await objects.has(one), await objects.has(other)]).toEqual([true, false])
    })

    it('takes another in place of the first', async () => {
      const [objects, one] = [await open(), aName()]
      await objects.put(one, Buffer.from('first'))
      await objects.put(one, Buffer.from('second'))
      expect(String(await objects.get(one))).toBe('second')
    })

    it('removes one and not its neighbour, as often as it is asked', async () => {
      const [objects, one, other] = [await open(), aName(), aName()]
      await objects.put(one, Buffer.from('one'))
      await objects.put(other, Buffer.from('other'))
      await objects.remove(one)
      await objects.remove(one)
      expect(await objects.get(one)).toBeNull()
      expect(String(await objects.get(other))).toBe('other')
    })

    it.each(['../outside/whole', '/etc/passwd', 'a/../../b', ''])('refuses the name %j', async (bad) => {
      const objects = await open()
      await expect(objects.put(bad, Buffer.from('x'))).rejects.toThrow('name')
      await expect(objects.get(bad)).rejects.toThrow('name')
      await expect(objects.has(bad)).rejects.toThrow('name')
      await expect(objects.remove(bad)).rejects.toThrow('name')
    })
  })
}
