import type { OwnCms } from '../../apps/cms/tasks/own-cms.ts'
import { sitDown } from './staff-desk.ts'

const SECOND = { email: 'second@example.com', password: 'the second pair of eyes' }

export type TwoPeople = {
  /** Written by one and approved by the other: one press of the button away from the readers. */
  prepare(collection: string, data: object, id?: number): Promise<number>
  publish(collection: string, id: number): Promise<void>
}

/** What no one may publish alone, done by the administrator and a colleague. */
export async function twoPeople(cms: OwnCms): Promise<TwoPeople> {
  const writer = await sitDown(cms, cms.admin)
  await writer.colleague(SECOND.email, SECOND.password, 'CONTENT_APPROVER')
  const second = await sitDown(cms, SECOND)
  return {
    prepare: async (collection, data, known) => {
      const { id } = await writer.draft(collection, data, known)
      await writer.review(collection, id, 'SUBMIT')
      await second.review(collection, id, 'APPROVE')
      return id
    },
    publish: (collection, id) => second.review(collection, id, 'PUBLISH'),
  }
}
