import { request } from 'node:http'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, type ChildServer } from '../scripts/run/child-server.ts'
import { HOME_PATHS, startContentSite } from './content-site.ts'
import type { Bench, Measured, Size } from './figure.ts'
import { HEADERS, inTurns, middleOf, type Pair, type Turns } from './load.ts'
import type { BareAnswer } from './reference/bare-server.ts'

/** V8 needs tens of thousands of calls to optimise; earlier figures measure warm-up. */
const TURNS: Record<Size, Turns> = {
  ci: { rounds: 20, answersPerRound: 400, answersToWarmUp: 15_000 },
  full: { rounds: 30, answersPerRound: 600, answersToWarmUp: 20_000 },
}
const ONE_READ = '/api/v1/get-post-list-by-category/promotions?page=0&size=10'
/** Answers are compressed in the background after the first asking. */
const COMPRESSED_AFTER_MS = 1_500

/** The bytes as a browser gets them, still compressed: `fetch` would unpack them, so a raw request is made. */
export async function recordAnswers(address: string, paths: readonly string[]): Promise<BareAnswer[]> {
  for (const path of paths) await fetch(address + path)
  await sleep(COMPRESSED_AFTER_MS)
  return Promise.all(paths.map((path) => record(address, path)))
}

function record(address: string, path: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    request(address + path, { headers: HEADERS }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          path,
          type: answer.headers['content-type'] ?? '',
          encoding: answer.headers['content-encoding'] ?? null,
          base64: Buffer.concat(chunks).toString('base64'),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

async function startBare(answers: readonly BareAnswer[]): Promise<ChildServer> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-bare-')), 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  return startServer((port) => ['bench/reference/bare-server.ts', file, String(port)], {
    ready: answers[0]?.path ?? '/',
  })
}

/** The same program is a tenth faster or slower from one start to the next, so pairs from several starts are combined. */
const STARTS: Record<Size, number> = { ci: 1, full: 3 }

async function againstBare(paths: readonly string[], size: Size): Promise<Measured> {
  const pairs: Pair[] = []
  for (let start = 0; start < STARTS[size]; start += 1) pairs.push(...(await oneStart(paths, size)))
  const { one, other } = middleOf(pairs)
  return { value: one, reference: other }
}

/** Ours against a bare server that returns the same bytes from memory. */
async function oneStart(paths: readonly string[], size: Size): Promise<Pair[]> {
  const ours = await startContentSite()
  try {
    const bare = await startBare(await recordAnswers(ours.address, paths))
    try {
      return await inTurns({ server: ours, paths }, { server: bare, paths }, TURNS[size])
    } finally {
      await bare.close()
    }
  } finally {
    await ours.close()
  }
}

/** The same kinds of pages on a small and a large site: lists near the top, and posts from everywhere. */
const pathsWith = (posts: number): string[] => [
  ...HOME_PATHS,
  ...Array.from({ length: 5 }, (_, page) => `/api/v1/get-post?page=${page}&size=20`),
  ...Array.from(
    { length: 40 },
    (_, step) => `/api/v1/get-post-detail/bench-${Math.floor((step * posts) / 40)}`,
  ),
]

async function growth(size: Size): Promise<Measured> {
  const few = 100
  const many = size === 'full' ? 100_000 : 10_000
  const small = await startContentSite(few)
  try {
    const large = await startContentSite(many)
    try {
      await recordAnswers(small.address, pathsWith(few))
      await recordAnswers(large.address, pathsWith(many))
      const pairs = await inTurns(
        { server: large, paths: pathsWith(many) },
        { server: small, paths: pathsWith(few) },
        TURNS[size],
      )
      const { one, other } = middleOf(pairs)
      // Cost is time per answer, so that more is worse.
      return { value: 1e6 / one, reference: 1e6 / other }
    } finally {
      await large.close()
    }
  } finally {
    await small.close()
  }
}

export const benches: readonly Bench[] = [
  {
    name: 'content.read',
    unit: 'answers/CPU s',
    bar: { of: 'ratio', atLeast: 0.7 },
    measure: (size) => againstBare([ONE_READ], size),
  },
  {
    name: 'content.read-home',
    unit: 'answers/CPU s',
    bar: { of: 'ratio', atLeast: 0.7 },
    measure: (size) => againstBare(HOME_PATHS, size),
  },
  { name: 'content.growth', unit: 'CPU µs/answer', bar: { of: 'ratio', atMost: 1.1 }, measure: growth },
]
