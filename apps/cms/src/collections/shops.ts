import type { Field } from 'payload'
import { picture } from '../fields/picture.ts'
import { choice, choices, line, lines, plain, rows, words } from '../fields/texts.ts'
import { SHOP_SERVICES, SHOP_TYPES } from '../options.ts'
import { document } from './document.ts'

/** Myanmar with a little room around it: catches swapped or mistyped coordinates. */
const degrees = (name: string, min: number, max: number): Field => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
})

const time = (name: string): Field => ({
  name,
  type: 'text',
  required: true,
  validate: (value: unknown) => /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(String(value)) || 'Like 09:00',
})

export const shops = document({
  slug: 'shops',
  group: 'Help',
  title: 'name',
  columns: ['type', 'township'],
  fields: [
    line('name', { required: true }),
    choice('type', SHOP_TYPES),
    lines('address', { required: true }),
    line('township', { required: true }),
    plain('placeId', { required: true, description: 'Place code of the township.' }),
    degrees('lat', 9, 29),
    degrees('lng', 92, 102),
    words('phones'),
    rows('hours', [
      { name: 'day', type: 'number', required: true, min: 0, max: 6, admin: { description: '0 = Sunday' } },
      time('open'),
      time('close'),
    ]),
    words('holidayClosures'),
    choices('services', SHOP_SERVICES),
    { name: 'accessible', type: 'checkbox', defaultValue: false },
    ...picture(),
    line('pictureAlt'),
  ],
})
