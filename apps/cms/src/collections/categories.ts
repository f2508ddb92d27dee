import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { choice, line, one } from '../fields/texts.ts'
import { SECTIONS } from '../options.ts'
import { refuse } from '../words/refuse.ts'
import { document } from './document.ts'

/** The website looks this one up by its English name. */
const FIXED_NAME = 'Promotions'

const keepFixedName: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const renamed =
    operation === 'update' &&
    req.locale !== 'my' &&
    originalDoc?.name === FIXED_NAME &&
    data['name'] !== FIXED_NAME
  if (renamed) throw refuse(req, 400, 'fixedName', { name: FIXED_NAME })
  return data
}

const keepFixedCategory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const category = await req.payload.findByID({ collection: 'categories', id, locale: 'en', depth: 0, req })
  if ((category as { name?: string }).name === FIXED_NAME) {
    throw refuse(req, 400, 'fixedCategory', { name: FIXED_NAME })
  }
}

export const categories = document({
  slug: 'categories',
  shownAt: 'whatIsNew',
  group: 'News',
  title: 'name',
  columns: ['section', 'parent'],
  fields: [
    line('name', { required: true }),
    one('parent', 'categories', false),
    choice('section', SECTIONS, 'NEWS'),
  ],
  hooks: { beforeChange: [keepFixedName], beforeDelete: [keepFixedCategory] },
})
