import { picture } from '../fields/picture.ts'
import { rich } from '../fields/rich.ts'
import { choice, line, lines, link, one, plain, rows } from '../fields/texts.ts'
import { DIGITAL_ACTIONS } from '../options.ts'
import { document } from './document.ts'

const MAX_SCREENSHOTS = 6

export const digitalServices = document({
  slug: 'digital-services',
  group: 'Products',
  title: 'name',
  columns: ['group', 'action'],
  route: (id) => `digital-service/detail/${id}`,
  fields: [
    line('name', { required: true }),
    one('group', 'digital-groups'),
    lines('shortText'),
    ...rich('description'),
    ...picture(),
    line('pictureAlt'),
    choice('action', DIGITAL_ACTIONS, 'INFO'),
    link(),
    plain('productCode', {
      description: 'Links to the price, period and stop code in the catalogue. Leave empty if it is free.',
    }),
    plain('ussd'),
    { name: 'storeLinks', type: 'group', fields: [link('android'), link('ios'), link('web')] },
    rows('screenshots', picture(), { maxRows: MAX_SCREENSHOTS }),
  ],
})
