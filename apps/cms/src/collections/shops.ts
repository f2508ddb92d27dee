import type { Field } from 'payload'
import { picture } from '../fields/picture.ts'
import { closureRule, hoursRule } from '../fields/hours-rule.ts'
import { neededShape } from '../fields/shape-rule.ts'
import { choice, choices, day, dayOnly, line, lines, plain, rows, words } from '../fields/texts.ts'
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

const OPENS = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
const CLOSES = /^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$/

const time = (name: string, form: RegExp, word: 'opensForm' | 'closesForm'): Field => ({
  name,
  type: 'text',
  required: true,
  validate: neededShape(form, word),
})

/** Kept as the website counts, from Sunday; chosen by name. */
const weekday: Field = {
  name: 'day',
  type: 'number',
  required: true,
  min: 0,
  max: 6,
  admin: { components: { Field: '/src/components/weekday-field.tsx#WeekdayField' } },
}

/** The spans of a day stand apart, or readers would be told two different things. */
const hours = (): Field =>
  ({
    ...rows('hours', [weekday, time('open', OPENS, 'opensForm'), time('close', CLOSES, 'closesForm')]),
    validate: hoursRule,
  }) as Field

const closedUntil = (): Field =>
  ({
    ...day('closedUntil', false),
    validate: closureRule,
    admin: { ...dayOnly, description: 'First day open again. A far day if nobody knows yet.' },
  }) as Field

const checkedAt = (): Field =>
  ({
    ...day('checkedAt', false),
    admin: { ...dayOnly, description: 'Shown to readers: when someone last checked hours and phone.' },
  }) as Field

export const shops = document({
  slug: 'shops',
  shownAt: 'about-us/find-our-shop',
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
    hours(),
    words('holidayClosures'),
    closedUntil(),
    lines('closedNote'),
    choices('services', SHOP_SERVICES),
    { name: 'accessible', type: 'checkbox', defaultValue: false },
    lines('bring'),
    checkedAt(),
    ...picture(),
    line('pictureAlt'),
  ],
})
