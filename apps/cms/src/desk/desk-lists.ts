import { sql } from '@payloadcms/db-postgres'
import type { Role } from '../access/roles.ts'
import type { DeskWord } from '../words/desk-words.ts'
import type { Condition } from './all-documents.ts'

/** For whom a list is made, and when. */
export type Reader = { readonly person: number; readonly role: Role; readonly at: Date }

type Part = {
  readonly name: string
  readonly word: DeskWord
  readonly where: (reader: Reader) => Condition
  /** Left out for everybody else. */
  readonly who?: readonly Role[]
}

export type DeskList = {
  readonly path: `/${string}`
  readonly title: DeskWord
  readonly none: DeskWord
  readonly hint: DeskWord
  readonly moment: DeskWord
  readonly order: Condition
  /** The first is everything; the others narrow it. */
  readonly parts: readonly [Part, ...Part[]]
  readonly canCopy: boolean
}

export const isWaiting = sql`stage = 'REVIEW'`
const isOver = ({ at }: Reader): Condition => sql`(live and ends_at < ${at.toISOString()})`
/** Readers saw it once; its words are not on the website any more. */
const isTakenDown = sql`(was_published and not live)`

export const WAITING: DeskList = {
  path: '/waiting',
  title: 'listWaiting',
  none: 'listWaitingNone',
  hint: 'listWaitingHint',
  moment: 'listSince',
  order: sql`changed_at`,
  parts: [
    { name: 'all', word: 'listAll', where: () => isWaiting },
    {
      name: 'approve',
      word: 'listToApprove',
      // Nobody approves what they wrote (`review/stages.ts`).
      where: ({ person }) => sql`${isWaiting} and writer_id is distinct from ${person}`,
      who: ['CONTENT_APPROVER', 'ADMIN'],
    },
    { name: 'mine', word: 'listByMe', where: ({ person }) => sql`${isWaiting} and writer_id = ${person}` },
  ],
  canCopy: false,
}

export const ENDED: DeskList = {
  path: '/ended',
  title: 'listEnded',
  none: 'listEndedNone',
  hint: 'listEndedHint',
  moment: 'listEndedAt',
  order: sql`case when live then ends_at else changed_at end desc`,
  parts: [
    { name: 'all', word: 'listAll', where: (reader) => sql`(${isOver(reader)} or ${isTakenDown})` },
    { name: 'over', word: 'listTimeOver', where: isOver },
    { name: 'down', word: 'listTakenDown', where: () => isTakenDown },
  ],
  canCopy: true,
}
