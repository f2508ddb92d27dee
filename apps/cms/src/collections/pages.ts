import { day, choice, line, lines } from '../fields/texts.ts'
import { PAGE_AUDIENCES } from '../options.ts'
import { PAGE_BLOCKS } from '../blocks/page-blocks.ts'
import { document } from './document.ts'

export const pages = document({
  slug: 'pages',
  group: 'Pages',
  title: 'title',
  columns: ['publicId', 'audience'],
  id: {
    given: true,
    label: 'Address',
    description: "The page's address on the website. You cannot change it later.",
  },
  route: (slug) => slug.replaceAll('__', '/'),
  fields: [
    line('title', { required: true }),
    lines('description'),
    choice('audience', PAGE_AUDIENCES, 'PUBLIC'),
    day('updatedOn'),
    { name: 'blocks', type: 'blocks', blocks: PAGE_BLOCKS, admin: { initCollapsed: true } },
  ],
})
