import { Agent, request } from 'node:http'

export type Post = (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<void>

/** Posts JSON over kept-alive connections. Anything but SUCCESS makes the figure worthless, so it throws. */
export function makePoster(address: string, connections: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (path, body, headers) =>
    new Promise((resolve, reject) => {
      const length = Buffer.byteLength(body)
      const sending = request(
        address + path,
        {
          method: 'POST',
          agent,
          headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            if (answer.statusCode === 200 && text.includes('"code":"SUCCESS"')) resolve()
            else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`))
          })
        },
      )
      sending.on('error', reject)
      sending.end(body)
    })
}
