import config from '@payload-config'
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { editor } from '../src/richtext/editor.ts'
import { signIn } from '../seed/rest.ts'
import { type Entry, seedCollection } from '../seed/seed-collection.ts'

/** In this order, so that whatever is pointed at is there first. */
const COLLECTIONS: readonly (readonly [collection: string, kind: string])[] = [
  ['categories', 'category'], ['package-groups', 'vasGroup'], ['digital-groups', 'digitalGroup'], ['roam-zones', 'roamZone'],
  ['posts', 'post'], ['announcements', 'announcement'], ['banners', 'banner'],
  ['package-words', 'vasPackageWords'], ['digital-services', 'digitalService'], ['fibre-words', 'fibreWords'],
  ['footers', 'footer'], ['menus', 'menu'], ['pages', 'page'], ['faqs', 'faq'], ['ussd-codes', 'ussd'], ['shops', 'shop'],
  ['jobs', 'job'], ['awards', 'award'], ['roam-rates', 'roamRate'], ['idd-rates', 'iddRate'],
  ['search-destinations', 'searchDestination'],
]

const { CMS_URL, CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD, CMS_SEED_DIR } = process.env
if (!CMS_URL || !CMS_ADMIN_EMAIL || !CMS_ADMIN_PASSWORD || !CMS_SEED_DIR) {
  throw new Error('CMS_URL, CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD and CMS_SEED_DIR are needed')
}
const folder = CMS_SEED_DIR
if (!existsSync(folder)) throw new Error(`no seed in ${folder}`)

/** `post.json` and `post.news.json` are both posts. Parents first: a category may name another one of the list. */
function entriesOf(kind: string): Entry[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file.split('.')[0] === kind).sort()
  const entries = files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Entry[])
  return entries.sort((a, b) => Number(Boolean(a.body['parentId'])) - Number(Boolean(b.body['parentId'])))
}

const editorConfig = await editorConfigFactory.fromEditor({ config: await config, editor })
const lexical = (html: string): unknown => convertHTMLToLexical({ editorConfig, html, JSDOM })
const rest = await signIn(CMS_URL, CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD)
const ids = new Map<string, number>()
for (const [collection, kind] of COLLECTIONS) {
  const entries = entriesOf(kind)
  const written = await seedCollection({ rest, collection, kind, entries, lexical, ids })
  process.stdout.write(`${collection}: ${written} of ${entries.length} written\n`)
}
process.exit(0)
