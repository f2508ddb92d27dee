import { rowKey, rowStyle } from '../fields/program-word.ts'
import { line, link, plain, rows, words } from '../fields/texts.ts'
import { document } from './document.ts'

const NAMED_BY_THE_SITE = 'The website looks for it by this name. You cannot change it later.'

const namedLink = () => [line('name', { required: true }), link('link', { required: true })]

export const searchDestinations = document({
  slug: 'search-destinations',
  group: 'Menus and footer',
  title: 'destination',
  columns: ['link'],
  description: 'Pages people can find with search.',
  fields: [line('destination', { required: true }), link('link', { required: true }), words('keywords')],
})

export const menus = document({
  slug: 'menus',
  shownAt: '',
  description: 'Menus of the header: personal, business and about. A row without a link is a heading.',
  group: 'Menus and footer',
  title: 'publicId',
  id: {
    given: true,
    label: 'Tab',
    description: NAMED_BY_THE_SITE,
    form: { shape: /^(personal|business|about)$/, word: 'menuTab' },
  },
  fields: [
    rows('items', [
      ...namedLink(),
      rows('subMenu', [rows('entries', [line('subName', { required: true }), link(), rowStyle()])]),
    ]),
  ],
})

export const footers = document({
  slug: 'footers',
  shownAt: '',
  group: 'Menus and footer',
  title: 'publicId',
  id: { given: true, label: 'Name', description: NAMED_BY_THE_SITE },
  fields: [
    rows('columns', [rowKey(), line('name', { required: true }), rows('links', namedLink())]),
    rows('social', [rowKey(), plain('name', { required: true }), link('url', { required: true })]),
  ],
})
