import { picture } from '../fields/picture.ts'
import { line, lines } from '../fields/texts.ts'
import { document } from './document.ts'

export const awards = document({
  slug: 'awards',
  group: 'Pages',
  title: 'title',
  columns: ['year'],
  route: () => 'about-us/awards',
  fields: [
    { name: 'year', type: 'number', required: true, min: 1990, max: 2100 },
    line('title', { required: true }),
    line('issuer', { required: true }),
    lines('text'),
    ...picture(),
    line('pictureAlt'),
  ],
})
