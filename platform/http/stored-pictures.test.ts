import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeLogger } from '../log/logger.ts'
import { makeServer } from './make-server.ts'
import { serveMediaFiles } from './web-files.ts'

const NAME = '0123456789abcdef0123-360x240.webp'
const asked: string[] = []
const shipped = mkdtempSync(join(tmpdir(), 'shipped-'))
writeFileSync(join(shipped, 'hero-720.avif'), 'shipped')
const app = makeServer({ log: makeLogger({ level: 'silent', process: 'test' }) })
serveMediaFiles(app, {
  shipped,
  uploaded: mkdtempSync(join(tmpdir(), 'uploaded-')),
  store: {
    async get(name) {
      asked.push(name)
      return name === NAME ? Buffer.from('uploaded') : null
    },
  },
})
afterAll(() => app.close())

const get = (path: string) => app.inject({ url: path })

it('a picture that ships comes from the folder, an upload from the store, kept for ever', async () => {
  expect((await get('/media/hero-720.avif')).body).toBe('shipped')
  expect(asked).toEqual([])
  const upload = await get(`/media/${NAME}`)
  expect(upload.body).toBe('uploaded')
  expect(upload.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  })
})

it('what is no name of an upload is not asked for', async () => {
  asked.length = 0
  const paths = ['/media/none.avif', '/media/..%2f..%2fetc%2fpasswd', `/media/${NAME}.exe`]
  const codes = await Promise.all(paths.map(async (path) => (await get(path)).statusCode))
  expect(codes).toEqual(paths.map(() => 404))
  expect(asked).toEqual([])
  expect((await get(`/media/${NAME.replace('0123', '3210')}`)).statusCode).toBe(404)
  expect(asked).toHaveLength(1)
})
