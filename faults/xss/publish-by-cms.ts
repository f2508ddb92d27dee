import { makeCmsReader } from '#adapters/cms/cms-reader.ts'
import { makeContentStore, makeProject } from '#modules/content/index.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { paragraph, wordsAndLink } from '../../apps/cms/tasks/formatted.ts'
import type { Payload } from './corpus.ts'
import type { Publish, Published } from './publish.ts'
import { withCms, type Cms } from './running-cms.ts'

/** Sections of one campaign; a save of many is much cheaper than many saves. */
const PER_POST = 40
const READ_MS = 300_000

/**
 * The way of a colleague with bad intent: saved and published by the CMS's own API, read back by the projector. What
 * the CMS refuses to save is not on the site and cannot run.
 */
export const publishByCms: Publish = (databaseUrl, payloads) =>
  withCms(async (cms) => {
    const category = await cms.publish('categories', {
      name: 'Attacks',
      section: 'NEWS',
      publicId: 'attacks',
    })
    if (!category) throw new Error('the CMS refuses a category')
    const published: Published[] = []
    for (let at = 0; at < payloads.length; at += PER_POST)
      published.push(...(await save(cms, category.id, payloads.slice(at, at + PER_POST))))
    await project(cms, databaseUrl)
    return published
  })

/**
 * With links where the CMS takes them. When a post is refused even without, its halves are tried, down to the one
 * payload that the CMS does not take.
 */
async function save(cms: Cms, category: number, payloads: readonly Payload[]): Promise<Published[]> {
  const [first] = payloads
  if (!first) return []
  const post = `cms-${first.id}-${payloads.length}`
  for (const withLinks of [true, false])
    if (await cms.publish('posts', campaign(post, category, payloads, withLinks)))
      return payloads.map(({ id }, section) => ({ id, post, section }))
  if (payloads.length === 1) return []
  const half = Math.ceil(payloads.length / 2)
  return [
    ...(await save(cms, category, payloads.slice(0, half))),
    ...(await save(cms, category, payloads.slice(half))),
  ]
}

async function project(cms: Cms, databaseUrl: string): Promise<void> {
  const db = makeDatabase(databaseUrl)
  try {
    const log = makeLogger({ level: 'warn', process: 'projector' })
    await makeProject({
      db,
      store: makeContentStore(db, []),
      // Posts of forty sections are large; nobody waits for them here.
      cms: makeCmsReader({ url: cms.url, timeoutMs: READ_MS }),
      log,
    }).everything()
  } finally {
    await db.destroy()
  }
}

const campaign = (publicId: string, category: number, payloads: readonly Payload[], withLinks: boolean) => ({
  publicId,
  title: payloads[0]?.html.trim() || 'empty',
  template: 'CAMPAIGN',
  category,
  campaign: {
    approvalRef: 'PTD-1',
    startsOn: '2026-11-01T05:30:00.000Z',
    endsOn: '2026-11-30T05:30:00.000Z',
    sections: payloads.map(({ html }) => ({
      title: html.trim() || 'empty',
      body: formatted(html, withLinks),
    })),
  },
})

/** The payload as words and inside an address. Other places of a text are lists of choices, and the CMS holds to them. */
const formatted = (html: string, withLinks: boolean) =>
  withLinks ? wordsAndLink(html, `https://example.com/?${html.replace(/\s+/g, '+')}`) : paragraph(html)
