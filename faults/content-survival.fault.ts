import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as content from '#contracts/content.ts'
import { getFtthPackages } from '#contracts/fibre.ts'
import { getFaq } from '#contracts/help.ts'
import { getVasGroup, getVasPackagePopular } from '#contracts/packages.ts'
import { urlOf } from '#platform/http/serve.ts'
import { startStaffSite, type StaffSite } from '../scripts/own-site/staff-site.ts'
import { twoPeople } from '../scripts/own-site/two-people.ts'
import type { ChildServer } from '../scripts/run/child-server.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withPrivateStores, type PrivateStores } from './survival/private-stores.ts'

const LAST_WORDS = 'The last words before everything stopped'
const ANNOUNCEMENTS = urlOf(content.getAnnouncement)
const READS = [
  ANNOUNCEMENTS,
  ...[content.getCategory, content.getLatestPostList, content.getPost, content.getFooter].map(urlOf),
  ...[getVasGroup, getVasPackagePopular, getFtthPackages, getFaq].map(urlOf),
  `${urlOf(content.getPostListByCategory).replace(':categoryId', 'promotions')}?page=0&size=10`,
]
const ROUNDS: Record<Size, number> = { ci: 10, full: 100 }
const VISIBLE_WITHIN_MS = 30_000

type Answers = readonly string[]

/** `200 "tag"` while all is well: the tag is a hash of the content. */
const readAll = (address: string): Promise<Answers> =>
  Promise.all(
    READS.map((path) =>
      fetch(address + path).then(
        async (answer) => `${answer.status} ${answer.headers.get('etag')} ${(await answer.text()).length}`,
        (error: Error) => error.name,
      ),
    ),
  )

async function readRounds(api: ChildServer, wanted: Answers, rounds: number): Promise<Count> {
  let bad = 0
  for (let round = 0; round < rounds; round += 1) {
    const answers = await readAll(api.address)
    bad += answers.filter((answer, at) => answer !== wanted[at]).length
  }
  return { tried: rounds * READS.length, bad }
}

/** Publishes a change through the whole chain, so that the last version is not the seed's. */
async function publishLastWords(site: StaffSite, api: ChildServer): Promise<Answers> {
  const staff = await twoPeople(site.cms)
  await staff.publish('announcements', await staff.prepare('announcements', { content: LAST_WORDS }))
  const end = performance.now() + VISIBLE_WITHIN_MS
  while (!(await fetch(api.address + ANNOUNCEMENTS).then((answer) => answer.text())).includes(LAST_WORDS)) {
    if (performance.now() > end) throw new Error('the last words never reached the website')
    await sleep(100)
  }
  const wanted = await readAll(api.address)
  if (wanted.some((answer) => !answer.startsWith('200 '))) throw new Error(`not well: ${wanted.join('; ')}`)
  return wanted
}

const sum = (counts: readonly Count[]): Count => ({
  tried: counts.reduce((all, { tried }) => all + tried, 0),
  bad: counts.reduce((all, { bad }) => all + bad, 0),
})

/** Kills CMS, Redis, PostgreSQL and the website's own process in turn, none of which come back. */
async function killInOrder(stores: PrivateStores, size: Size, keepSnapshot: boolean): Promise<Count> {
  const site = await startStaffSite({
    databaseServer: stores.postgres.url,
    redisUrl: stores.redis.url,
    keepDatabases: true,
  })
  try {
    const folder = (name: string) => mkdtempSync(join(site.folder, name))
    const snapshots = folder('snapshots-')
    const api = await site.startApi({ RUN_DIR: snapshots, LOG_LEVEL: 'silent' })
    const wanted = await publishLastWords(site, api)
    const counts: Count[] = []
    for (const kill of [() => site.cms.stop('SIGKILL'), stores.redis.kill, stores.postgres.kill]) {
      await kill()
      counts.push(await readRounds(api, wanted, ROUNDS[size]))
    }
    await api.close('SIGKILL')
    const RUN_DIR = keepSnapshot ? snapshots : folder('empty-')
    const again = await site.startApi({ RUN_DIR, LOG_LEVEL: 'silent' })
    counts.push(await readRounds(again, wanted, ROUNDS[size]))
    return sum(counts)
  } finally {
    await site.close()
  }
}

const survive = (size: Size, keepSnapshot: boolean): Promise<Count> =>
  withPrivateStores((stores) => killInOrder(stores, size, keepSnapshot))

export const faults: readonly Fault[] = [
  {
    name: 'content.survival',
    bar: 0,
    attack: (size) => survive(size, true),
    control: (size) => survive(size, false),
  },
]
