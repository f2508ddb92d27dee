import { picture } from '../fields/picture.ts'
import { rich } from '../fields/rich.ts'
import { line, lines, one, words } from '../fields/texts.ts'
import { document } from './document.ts'

export const PRODUCT_CODE = {
  given: true,
  label: 'Product code',
  description: 'Joins these words to the price and rules of the catalogue. Cannot be changed later.',
}

export const packageWords = document({
  slug: 'package-words',
  group: 'Products',
  title: 'name',
  columns: ['publicId', 'group'],
  description: 'Words and pictures only. Price, validity and rules live in the catalogue.',
  id: PRODUCT_CODE,
  route: (code) => `mobile-services/package/${code}`,
  fields: [
    line('name', { required: true }),
    one('group', 'package-groups'),
    lines('summary'),
    ...rich('description'),
    ...picture(),
    line('pictureAlt'),
    words('tags'),
  ],
})
