import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAnnouncement, getCategory, getFooter, getLatestPostList } from '#contracts/content.ts'
import { getFtthPackages } from '#contracts/fibre.ts'
import { getVasGroup } from '#contracts/packages.ts'
import { urlOf } from '#platform/http/serve.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withApi } from './api-process.ts'

const READS = [getCategory, getAnnouncement, getLatestPostList, getFooter, getVasGroup, getFtthPackages].map(
  urlOf,
)
const ROUNDS: Record<Size, number> = { ci: 20, full: 500 }
/** Nothing listens there. */
const DEAD = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', REDIS_URL: 'redis://127.0.0.1:1/0' }

const read = (address: string, path: string): Promise<string> =>
  fetch(address + path).then(
    async (answer) => `${answer.status} ${answer.status === 200 ? sameForEver(await answer.text()) : ''}`,
    (error: Error) => error.name,
  )

/** Each answer names its request; everything else must be equal. */
const sameForEver = (body: string): string => body.replace(/"requestId":"[^"]*"/, '')

async function compare(address: string, before: readonly string[], rounds: number): Promise<Count> {
  let bad = 0
  for (let round = 0; round < rounds; round += 1) {
    const after = await Promise.all(READS.map((path) => read(address, path)))
    bad += after.filter((answer, index) => answer !== before[index]).length
  }
  return { tried: rounds * READS.length, bad }
}

/** Reads while all is well, then starts again with database and cache dead: with the same snapshot, or without one. */
async function readWithAllDead(size: Size, keepSnapshot: boolean): Promise<Count> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'fault-')))
  const [kept = '', empty = ''] = folders
  try {
    const before = await withApi({ RUN_DIR: kept }, (address) =>
      Promise.all(READS.map((path) => read(address, path))),
    )
    if (before.some((answer) => !answer.startsWith('200 ')))
      throw new Error(`not well before the fault: ${before.join('; ').slice(0, 200)}`)
    const env = { ...DEAD, RUN_DIR: keepSnapshot ? kept : empty }
    return await withApi(env, (address) => compare(address, before, ROUNDS[size]))
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'content.all-stores-dead',
    bar: 0,
    attack: (size) => readWithAllDead(size, true),
    control: (size) => readWithAllDead(size, false),
  },
]
