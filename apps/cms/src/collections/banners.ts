import { picture } from '../fields/picture.ts'
import { choice, line, lines, link, offer } from '../fields/texts.ts'
import { BANNER_TYPES } from '../options.ts'
import { document } from './document.ts'

export const banners = document({
  slug: 'banners',
  group: 'News',
  title: 'title',
  columns: ['type', 'sort'],
  route: () => '',
  fields: [
    choice('type', BANNER_TYPES, 'HOME'),
    line('title', { required: true }),
    lines('text'),
    ...picture(),
    line('pictureAlt'),
    ...picture('pictureMobile'),
    offer(),
    link(),
    line('action', { description: 'Button text.' }),
  ],
})
