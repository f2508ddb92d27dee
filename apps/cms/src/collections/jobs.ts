import { rich } from '../fields/rich.ts'
import { choice, day, line } from '../fields/texts.ts'
import { JOB_TYPES } from '../options.ts'
import { document } from './document.ts'

export const jobs = document({
  slug: 'jobs',
  group: 'Pages',
  title: 'title',
  columns: ['department', 'closesOn'],
  route: (id) => `about-us/career/${id}`,
  fields: [
    line('title', { required: true }),
    line('place', { required: true }),
    line('department', { required: true }),
    choice('type', JOB_TYPES, 'FULL_TIME'),
    day('postedOn'),
    day('closesOn'),
    ...rich('description'),
  ],
})
