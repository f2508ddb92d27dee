import { Agent, request } from 'node:http'

export type Work = (place: number) => Promise<void>

/** Work, and the processor time that all who do it have used so far: the process itself and its database connections. */
export type Side = { readonly work: Work; cpuSeconds(): number }

/** Pieces of work for each second of processor time, `width` of them at a time. */
async function perCpuSecond(
  { work, cpuSeconds }: Side,
  from: number,
  count: number,
  width: number,
): Promise<number> {
  let next = from
  const before = cpuSeconds()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let place = next++; place < from + count; place = next++) await work(place)
    }),
  )
  return count / (cpuSeconds() - before)
}

export type Turns = {
  readonly toWarmUp: number
  readonly rounds: number
  readonly each: number
  readonly width: number
}

/**
 * Both in turns, so that whatever else the machine does falls on both; the middle of each side's rounds counts. Processor
 * time and not the clock: neighbours stretch the clock, and a saturated machine gives as many codes as it has processor.
 */
export async function inTurns(ours: Side, bare: Side, turns: Turns): Promise<{ ours: number; bare: number }> {
  const { toWarmUp, rounds, each, width } = turns
  const figures: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  await perCpuSecond(ours, 0, toWarmUp, width)
  await perCpuSecond(bare, 0, toWarmUp, width)
  for (let round = 0; round < rounds; round += 1) {
    const from = toWarmUp + round * each
    figures.ours.push(await perCpuSecond(ours, from, each, width))
    figures.bare.push(await perCpuSecond(bare, from, each, width))
  }
  return { ours: middle(figures.ours), bare: middle(figures.bare) }
}

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Posts JSON over connections that stay open. Anything but 200 makes the figure worthless, so it throws. */
export function makePoster(address: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (path: string, body: object, headers: Record<string, string>): Promise<void> =>
    new Promise((resolve, reject) => {
      const payload = JSON.stringify(body)
      const sending = request(
        address + path,
        {
          method: 'POST',
          agent,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          },
        },
        (answer) => {
          answer.resume()
          answer.on('end', () =>
            answer.statusCode === 200
              ? resolve()
              : reject(new Error(`${path} answered ${answer.statusCode}`)),
          )
        },
      )
      sending.on('error', reject)
      sending.end(payload)
    })
}
