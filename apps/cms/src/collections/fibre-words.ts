import { picture } from '../fields/picture.ts'
import { rich } from '../fields/rich.ts'
import { line, rows } from '../fields/texts.ts'
import { document } from './document.ts'
import { PRODUCT_CODE } from './package-words.ts'

export const fibreWords = document({
  slug: 'fibre-words',
  group: 'Products',
  title: 'name',
  columns: ['publicId', 'sort'],
  id: PRODUCT_CODE,
  route: (code) => `home-internet/package/${code}`,
  fields: [
    line('name', { required: true }),
    ...rich('description'),
    rows('features', [line('text', { required: true })]),
    line('device'),
    ...picture(),
    line('pictureAlt'),
  ],
})
