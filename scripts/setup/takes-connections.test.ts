import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { takesConnections } from './takes-connections.ts'

/** An ErrorResponse as PostgreSQL sends it: severity, code, message. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Listens at once and answers these codes in turn, the last one for ever. */
async function answering(codes: readonly string[]): Promise<{ port: number; asked(): number }> {
  let asked = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.end(refusal(codes[Math.min(asked, codes.length - 1)] ?? ''))
      asked += 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, asked: () => asked }
}

describe('a PostgreSQL that repairs itself', () => {
  test('is waited for until it serves people', async () => {
    const server = await answering(['57P03', '57P03', '28P01'])
    expect(await takesConnections('127.0.0.1', server.port)).toBe(true)
    expect(server.asked()).toBe(3)
  })

  test('is given up when it takes too long', async () => {
    const server = await answering(['57P03'])
    expect(await takesConnections('127.0.0.1', server.port, 300)).toBe(false)
  })
})
