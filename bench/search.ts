import { startContentSite } from './content-site.ts'
import type { Bench, Size } from './figure.ts'

const POSTS: Record<Size, number> = { ci: 1_000, full: 10_000 }
const SEARCHES: Record<Size, number> = { ci: 100, full: 500 }
const WORDS = ['post', 'data', 'fiber', 'thailand', '5GB', 'အမှတ်', 'ဒေတာ', 'ဖိုင်ဘာ', 'အိမ္သုံး', 'nothing like this']

const WARM_UP = 100

const wordAt = (at: number) => WORDS[at % WORDS.length]

async function millisecondsOf(address: string, typed: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${address}/api/v1/search?q=${encodeURIComponent(typed)}`)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`the search answered ${answer.status}`)
  return performance.now() - start
}

/** The slowest of twenty searches, each new, one after the other. */
async function slowestOfTwenty(size: Size): Promise<number> {
  const site = await startContentSite(POSTS[size])
  try {
    const times: number[] = []
    // The first search after a change of the content prepares the texts, and a process that has just started runs untranslated code.
    for (let at = 0; at < WARM_UP; at += 1) await millisecondsOf(site.address, `${wordAt(at)} before ${at}`)
    for (let at = 0; at < SEARCHES[size]; at += 1)
      times.push(await millisecondsOf(site.address, `${wordAt(at)} ${at}`))
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
  } finally {
    await site.close()
  }
}

export const benches: readonly Bench[] = [
  {
    name: 'search.find',
    unit: 'ms p95 at 10,000 posts',
    bar: { of: 'value', atMost: 20 },
    measure: async (size) => ({ value: await slowestOfTwenty(size) }),
  },
]
