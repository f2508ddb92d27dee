import { expect, it } from 'vitest'
import type { TicketCategory } from '#contracts/tickets.ts'
import { answersOf, checkReport, type ReportFields } from './report-fields.ts'

const CATEGORY: TicketCategory = {
  code: 'NO_INTERNET',
  service: 'ftth',
  name: 'No internet',
  nameMm: 'အင်တာနက် မရ',
  priority: 'P2',
  asksPlace: true,
  files: 'PHOTO',
  things: [],
  fields: [
    { key: 'los', label: 'LOS', labelMm: 'LOS', type: 'select', required: true, options: [] },
    { key: 'since', label: 'Since', labelMm: 'Since', type: 'text', required: false },
  ],
  selfHelp: [],
  answerBy: '2026-11-17T10:00:00.000Z',
}
const FIELDS: ReportFields = {
  description: 'The red lamp is on.',
  phone: '',
  contractNo: '',
  answers: { los: 'RED', since: ' ', other: 'of another category' },
  contactBy: 'SMS',
  slot: 'AM',
}

it('what is whole has no problems, and sends the answers of its own questions only', () => {
  expect(checkReport(FIELDS, CATEGORY)).toEqual({})
  expect(answersOf(FIELDS, CATEGORY)).toEqual({ los: 'RED' })
})

it('says what is missing, too short, too long or no number', () => {
  expect(checkReport({ ...FIELDS, answers: {}, description: ' short  ', phone: '12' }, CATEGORY)).toEqual({
    phone: 'identity.phoneWrong',
    'answer.los': 'tickets.wrong.missing',
    description: 'tickets.wrong.short',
  })
  expect(checkReport({ ...FIELDS, description: 'x'.repeat(2001) }, CATEGORY)).toEqual({
    description: 'tickets.wrong.long',
  })
})
