import { rich } from '../fields/rich.ts'
import { choice, line, moment } from '../fields/texts.ts'
import { FAQ_CATEGORIES } from '../options.ts'
import { document } from './document.ts'

export const faqs = document({
  slug: 'faqs',
  group: 'Help',
  title: 'question',
  columns: ['category', 'sort'],
  route: (id) => `qna/${id}`,
  fields: [
    choice('category', FAQ_CATEGORIES),
    line('question', { required: true }),
    ...rich('answer', { required: true }),
    moment('changedAt', 'Shown to readers. If empty, the date of the last save is used.'),
  ],
})
