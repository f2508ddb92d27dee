import { line } from '../fields/texts.ts'
import { document } from './document.ts'

export const digitalGroups = document({
  slug: 'digital-groups',
  shownAt: 'digital-service',
  group: 'Products',
  title: 'name',
  columns: ['sort'],
  fields: [line('name', { required: true })],
})
