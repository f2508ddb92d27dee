import config from '@payload-config'
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getPayload } from 'payload'
import { editor } from '../src/richtext/editor.ts'
import { ownSession } from '../seed/own-session.ts'
import { restOf } from '../seed/rest.ts'
import { sessionOfToken } from '../src/staff/session-of-token.ts'
import { setupPass } from '../src/staff/setup-pass.ts'
import { type Entry, seedCollection } from '../seed/seed-collection.ts'

/** In this order, so that whatever is pointed at is there first. */
const COLLECTIONS: readonly (readonly [collection: string, kind: string])[] = [
  ['categories', 'category'],
  ['package-groups', 'vasGroup'],
  ['digital-groups', 'digitalGroup'],
  ['roam-zones', 'roamZone'],
  ['posts', 'post'],
  ['announcements', 'announcement'],
  ['banners', 'banner'],
  ['package-words', 'vasPackageWords'],
  ['digital-services', 'digitalService'],
  ['fibre-words', 'fibreWords'],
  ['footers', 'footer'],
  ['menus', 'menu'],
  ['pages', 'page'],
  ['faqs', 'faq'],
  ['ussd-codes', 'ussd'],
  ['shops', 'shop'],
  ['jobs', 'job'],
  ['awards', 'award'],
  ['roam-rates', 'roamRate'],
  ['idd-rates', 'iddRate'],
  ['search-destinations', 'searchDestination'],
]

const { CMS_URL, CMS_ADMIN_EMAIL, CMS_SEED_DIR } = process.env
if (!CMS_URL || !CMS_ADMIN_EMAIL || !CMS_SEED_DIR) {
  throw new Error('CMS_URL, CMS_ADMIN_EMAIL and CMS_SEED_DIR are needed')
}
const folder = CMS_SEED_DIR
if (!existsSync(folder)) throw new Error(`no seed in ${folder}`)

/** `post.json` and `post.news.json` are both posts. */
function entriesOf(kind: string): Entry[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file.split('.')[0] === kind)
    .sort()
  return files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Entry[])
}

const editorConfig = await editorConfigFactory.fromEditor({ config: await config, editor })
const lexical = (html: string): unknown => convertHTMLToLexical({ editorConfig, html, JSDOM })
const payload = await getPayload({ config })
const token = await ownSession(payload, CMS_ADMIN_EMAIL)
const rest = restOf(CMS_URL, token, setupPass(sessionOfToken(token)))
const ids = new Map<string, number>()

/** A lost connection does not say whether the save arrived, so the list is read again and only the rest is written. */
async function seedWhatIsMissing(
  collection: string,
  kind: string,
  entries: Entry[],
  tries = 3,
): Promise<number> {
  try {
    return await seedCollection({ rest, collection, kind, entries, lexical, ids })
  } catch (error) {
    if (!(error instanceof TypeError) || tries === 1) throw error
    return seedWhatIsMissing(collection, kind, entries, tries - 1)
  }
}

for (const [collection, kind] of COLLECTIONS) {
  const entries = entriesOf(kind)
  const written = await seedWhatIsMissing(collection, kind, entries)
  process.stdout.write(`${collection}: ${written} of ${entries.length} written\n`)
}
process.exit(0)
