import { line, link, offer } from '../fields/texts.ts'
import { document } from './document.ts'

export const announcements = document({
  slug: 'announcements',
  shownAt: '',
  group: 'News',
  title: 'content',
  description: 'One line each. They scroll across the top of every page.',
  fields: [line('content', { required: true, maxLength: 240 }), offer(), link()],
})
