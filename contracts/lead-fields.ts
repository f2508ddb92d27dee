import type { FieldRule } from './form-field.ts'

/** Products of the business pages, by their address. */
export const LEAD_PRODUCTS = ['dia', 'm2m', 'bulk-sms', 'v-bot', 'data-center', 'eKYC', 'rpa'] as const
export type LeadProduct = (typeof LEAD_PRODUCTS)[number]

const count = (key: string, min: number, max: number, required = false): FieldRule => ({
  key,
  type: 'number',
  required,
  min,
  max,
})
const text = (key: string, max = 200): FieldRule => ({ key, type: 'text', required: false, max })
const one = (key: string, ...values: readonly string[]): FieldRule => ({
  key,
  type: 'select',
  required: false,
  options: values.map((value) => ({ value })),
})
const day = (key: string): FieldRule => ({ key, type: 'date', required: false })
const must = (field: FieldRule): FieldRule => ({ ...field, required: true })

/** What is asked beside the common questions. Words stand in `i18n/<lang>/leads.json` under `field.<key>` and `option.<value>`. */
export const LEAD_FIELDS: Readonly<Record<LeadProduct, readonly FieldRule[]>> = {
  dia: [
    count('bandwidth', 10, 10_000, true),
    count('sites', 1, 200, true),
    must(text('mainSite')),
    one('sla', '99.5', '99.9'),
    one('ipBlock', '/30', '/29', '/28', '/27'),
    one('months', '12', '24', '36'),
    text('provider'),
  ],
  m2m: [
    count('devices', 1, 1_000_000, true),
    count('mbPerDevice', 1, 100_000),
    one('use', 'meter', 'pos', 'vehicle', 'cctv', 'other'),
    one('privateApn', 'yes', 'no'),
    one('staticIp', 'yes', 'no'),
    one('simForm', 'plugIn', 'm2mGrade', 'esim'),
  ],
  'bulk-sms': [
    count('messages', 1, 100_000_000, true),
    one('messageKind', 'otp', 'notice', 'promotion'),
    // What a phone shows as the sender: letters and digits, not a number.
    { ...text('senderName', 11), min: 3, pattern: '(?=.*[A-Za-z])[A-Za-z0-9]+' },
    one('link', 'smpp', 'http', 'portal'),
    count('burmeseShare', 0, 100),
  ],
  'v-bot': [
    count('calls', 1, 10_000_000, true),
    one('botUse', 'reminder', 'survey', 'hotline'),
    text('languages'),
    text('hours'),
    text('crm'),
  ],
  'data-center': [
    must(one('service', 'colocation', 'cloud', 'backup')),
    one('rackSize', 'quarter', 'half', 'full'),
    count('racks', 1, 500),
    count('powerKva', 1, 10_000),
    count('crossConnects', 0, 1_000),
    day('startDay'),
  ],
  eKYC: [
    count('checks', 1, 10_000_000, true),
    one('document', 'nrc', 'passport', 'licence', 'several'),
    one('faceMatch', 'yes', 'no'),
    one('liveness', 'yes', 'no'),
    one('channel', 'sdk', 'web', 'api'),
    text('sector'),
  ],
  rpa: [
    count('processes', 1, 100, true),
    text('systems'),
    count('hoursSpent', 1, 100_000),
    one('hosting', 'onPremise', 'cloud'),
    day('deadline'),
  ],
}
