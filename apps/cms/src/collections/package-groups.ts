import { choice, line, plain } from '../fields/texts.ts'
import { GROUP_KINDS } from '../options.ts'
import { document } from './document.ts'

export const packageGroups = document({
  slug: 'package-groups',
  shownAt: 'mobile-services',
  group: 'Products',
  title: 'name',
  columns: ['kind', 'sort'],
  fields: [line('name', { required: true }), plain('icon'), choice('kind', GROUP_KINDS, 'MOBILE')],
})
