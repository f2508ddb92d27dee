import type { Field } from 'payload'
import { neededShape } from '../fields/shape-rule.ts'
import { choices, kyat, line, one, plain, rows } from '../fields/texts.ts'
import { ROAM_NETWORKS } from '../options.ts'
import { document } from './document.ts'

const country: Field = {
  name: 'country',
  type: 'text',
  required: true,
  validate: neededShape(/^[A-Z]{2}$/, 'countryForm'),
}

export const roamZones = document({
  slug: 'roam-zones',
  shownAt: 'International/roam',
  group: 'International',
  title: 'name',
  fields: [line('name', { required: true })],
})

export const roamRates = document({
  slug: 'roam-rates',
  shownAt: 'International/roam',
  group: 'International',
  title: 'name',
  columns: ['country', 'partner', 'zone'],
  description: 'One entry per partner network. A country with two partners has two entries.',
  fields: [
    country,
    line('name', { required: true }),
    one('zone', 'roam-zones'),
    plain('partner', { required: true }),
    choices('networks', ROAM_NETWORKS),
    kyat('callLocalPerMin'),
    kyat('callHomePerMin'),
    kyat('receivePerMin'),
    kyat('smsEach'),
    kyat('dataPerMb'),
  ],
})

export const iddRates = document({
  slug: 'idd-rates',
  shownAt: 'International/internationalCallandSMS',
  group: 'International',
  title: 'name',
  columns: ['country', 'dialCode'],
  fields: [
    country,
    line('name', { required: true }),
    plain('dialCode', { required: true }),
    { name: 'pulseSeconds', type: 'number', required: true, min: 1, defaultValue: 60 },
    rows('prefixRates', [plain('prefix', { required: true }), kyat('perMin'), kyat('sms')], { minRows: 1 }),
  ],
})
