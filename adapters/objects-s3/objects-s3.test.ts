import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { objectsContract } from '#modules/files/objects.contract.ts'
import { makeS3Objects } from './objects-s3.ts'

let store: S3rver
let url = ''
beforeAll(async () => {
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: mkdtempSync(join(tmpdir(), 's3-')),
    configureBuckets: [{ name: 'things', configs: [] }],
  })
  const { port } = await store.run()
  url = `http://S3RVER:S3RVER@127.0.0.1:${port}/things`
})
afterAll(() => store.close())

objectsContract('a bucket', async () => makeS3Objects({ url, folder: 'files' }))

it('keeps pictures by the name of their bytes, apart from files', async () => {
  const [pictures, files] = [makeS3Objects({ url }), makeS3Objects({ url, folder: 'files' })]
  const name = '0123456789abcdef0123-360x240.webp'
  await pictures.put(name, Buffer.from('a picture'))
  expect(String(await pictures.get(name))).toBe('a picture')
  expect(await files.get(name)).toBeNull()
})

it('a store that refuses the key says so, and does not pass for an empty one', async () => {
  const wrong = makeS3Objects({ url: url.replace('S3RVER@', 'other@'), folder: 'files' })
  await expect(wrong.get('00000000-0000-4000-8000-000000000000/whole')).rejects.toThrow(/signature/i)
})
