import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import {
  putCategory,
  putTemplate,
  readCategories,
  readTemplates,
  StoredCategory,
  type AnswerTemplate,
} from '#modules/tickets/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'

const words = z.string().min(1)
const Template: z.ZodType<AnswerTemplate> = z.object({
  code: words,
  sort: z.int(),
  title: words,
  titleMm: words,
  text: words,
  textMm: words,
})

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'catalogue', `${name}.json`), 'utf8'))

/** What can be reported, and answers to begin from. A second run changes nothing. */
export async function seedTickets(tx: Database | Tx): Promise<void> {
  const categories = await readCategories(tx)
  for (const wanted of z.array(StoredCategory).parse(read('ticket-categories'))) {
    const known = categories.find(({ service, code }) => service === wanted.service && code === wanted.code)
    if (!isDeepStrictEqual(known, wanted)) await putCategory(tx, wanted)
  }
  const templates = await readTemplates(tx)
  for (const wanted of z.array(Template).parse(read('ticket-templates'))) {
    const known = templates.find(({ code }) => code === wanted.code)
    if (!isDeepStrictEqual(known, wanted)) await putTemplate(tx, wanted)
  }
}
