import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { now } from '../clock.ts'
import { countDocuments, findDocuments, type Listed } from './all-documents.ts'
import { brokenLinks } from './broken-links.ts'
import { isWaiting } from './desk-lists.ts'

export const LISTS = ['mine', 'waiting', 'ending', 'burmese', 'links'] as const
export type ListName = (typeof LISTS)[number]
export type ToDo = Readonly<Record<ListName, readonly Listed[]>> & { readonly waitingCount: number }

const SHOWN = 8
const MANY = 10_000
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** What waits for this colleague, in five lists. */
export async function toDoOf(payload: Payload, person: number): Promise<ToDo> {
  const from = now()
  const week = new Date(from.getTime() + WEEK_MS)
  const newest = sql`changed_at desc`
  const list = (where: ReturnType<typeof sql>, order = newest) =>
    findDocuments(payload, { where, order, limit: SHOWN })
  const [mine, waiting, ending, burmese, live, waitingCount] = await Promise.all([
    list(sql`writer_id = ${person} and not published`),
    list(isWaiting, sql`changed_at`),
    list(sql`live and ends_at between ${from.toISOString()} and ${week.toISOString()}`, sql`ends_at`),
    list(sql`burmese_missing`),
    findDocuments(payload, { where: sql`live`, order: newest, limit: MANY }),
    countDocuments(payload, isWaiting),
  ])
  const links = brokenLinks(payload, live).slice(0, SHOWN)
  return { mine, waiting, ending, burmese, links, waitingCount }
}
