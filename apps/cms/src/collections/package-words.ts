import { picture } from '../fields/picture.ts'
import { rich } from '../fields/rich.ts'
import { line, lines, one, words } from '../fields/texts.ts'
import { document } from './document.ts'

export const PRODUCT_CODE = {
  given: true,
  label: 'Product code',
  description: 'Links this text to its price and rules in the catalogue. You cannot change it later.',
}

export const packageWords = document({
  slug: 'package-words',
  group: 'Products',
  title: 'name',
  columns: ['publicId', 'group'],
  description: 'Text and pictures only. Prices, validity and rules are in the catalogue.',
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
