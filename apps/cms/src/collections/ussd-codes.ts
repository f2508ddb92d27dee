import { choice, kyat, line, lines, plain } from '../fields/texts.ts'
import { USSD_GROUPS } from '../options.ts'
import { document } from './document.ts'

export const ussdCodes = document({
  slug: 'ussd-codes',
  group: 'Help',
  title: 'code',
  columns: ['title', 'group'],
  route: () => 'ussd',
  fields: [
    plain('code', { required: true }),
    choice('group', USSD_GROUPS),
    line('title', { required: true }),
    lines('steps'),
    kyat('cost'),
  ],
})
