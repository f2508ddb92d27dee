import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Takes what alertmanager posts and writes one line for each alert: when it came, since when it is so, its name, and whether it is over. */
const [, , host = '127.0.0.1', port = '0', file = ''] = process.argv

type Told = {
  readonly alerts?: readonly { status: string; startsAt: string; labels: Record<string, string> }[]
}

createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { alerts = [] } = JSON.parse(Buffer.concat(parts).toString() || '{}') as Told
    for (const { status, startsAt, labels } of alerts)
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), status, startsAt, ...labels })}\n`)
    response.writeHead(204).end()
  })
}).listen(Number(port), host)
