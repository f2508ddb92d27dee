import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FILE_MOST, FILE_REFUSALS, FILE_STATES } from './files.ts'
import { FormField } from './form-field.ts'
import { OtpView } from './identity.ts'
import { paging } from './paging.ts'

export const APPLICATION_SERVICES = ['mobile', 'ftth'] as const
export type ApplicationService = (typeof APPLICATION_SERVICES)[number]

export const APPLICATION_CODES = [
  'SIM_REPLACE',
  'OWNERSHIP_CHANGE',
  'REGISTRATION_UPDATE',
  'NUMBER_CHANGE',
  'PREPAID_POSTPAID',
  'ROAMING_ON_OFF',
  'IDD_ON_OFF',
  'VAS_BLOCK',
  'LINE_SUSPEND_RESUME',
  'E_BILL',
  'FTTH_SPEED_CHANGE',
  'FTTH_RELOCATE',
  'FTTH_SUSPEND',
  'FTTH_OWNER_CHANGE',
  'FTTH_TERMINATE',
  'STATIC_IP',
] as const
export type ApplicationCode = (typeof APPLICATION_CODES)[number]

export const APPLICATION_STATES = ['RECEIVED', 'CHECKING', 'MORE_NEEDED', 'DONE', 'REFUSED'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** SHOP: paid with the identity check at a shop. BACK: refused, and the money is on its way back or there. */
export const FEE_STATES = ['NONE', 'UNPAID', 'PAID', 'SHOP', 'BACK'] as const
export type FeeState = (typeof FEE_STATES)[number]

export const APPLICATION_WORDS = { min: 1, max: 1_000 } as const
export const APPLICATION_PAGE_SIZE = 20

export const ApplicationType = z.object({
  code: z.enum(APPLICATION_CODES),
  service: z.enum(APPLICATION_SERVICES),
  name: z.string(),
  nameMm: z.string(),
  /** One line under the name. */
  about: z.string(),
  aboutMm: z.string(),
  /** Who can apply. */
  who: z.string(),
  whoMm: z.string(),
  /** What happens, one step an entry. */
  steps: z.array(z.string()),
  stepsMm: z.array(z.string()),
  needLogin: z.boolean(),
  /** Whole kyat, tax included. */
  fee: z.int(),
  channel: z.enum(['ONLINE', 'BOTH']),
  /** Working days until it is done. */
  slaDays: z.int(),
  /** Documents are its questions of type `file`. */
  formSchema: z.array(FormField),
})
export type ApplicationType = z.infer<typeof ApplicationType>

const ApplicationRow = z.object({
  applicationId: z.string(),
  /** `A-261117-K7Q2MD`. */
  reference: z.string(),
  code: z.enum(APPLICATION_CODES),
  service: z.enum(APPLICATION_SERVICES),
  name: z.string(),
  nameMm: z.string(),
  state: z.enum(APPLICATION_STATES),
  createdAt: z.string(),
  updatedAt: z.string(),
  fee: z.int(),
  feeState: z.enum(FEE_STATES),
  /** The order that pays its fee; null when there is none. */
  orderId: z.nullable(z.string()),
  /** We are done by then; null once it is over, and while the fee is not paid. */
  slaDueAt: z.nullable(z.string()),
})

export const Application = z.extend(ApplicationRow, {
  line: z.nullable(z.string()),
  contractNo: z.nullable(z.string()),
  /** What was answered, in the order of the questions; identity numbers and other people's numbers hidden in their middle. */
  answers: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      labelMm: z.string(),
      value: z.string(),
      valueMm: z.string(),
    }),
  ),
  /** Every step with its time and what was said with it. */
  timeline: z.array(
    z.object({
      at: z.string(),
      state: z.enum(APPLICATION_STATES),
      by: z.enum(['CUSTOMER', 'STAFF', 'SYSTEM']),
      words: z.nullable(z.string()),
      files: z.array(
        z.object({
          fileId: z.string(),
          type: z.string(),
          bytes: z.int(),
          state: z.enum(FILE_STATES),
          why: z.nullable(z.enum(FILE_REFUSALS)),
        }),
      ),
    }),
  ),
  can: z.object({ reply: z.boolean(), pay: z.boolean() }),
})
export type Application = z.infer<typeof Application>

const own = { base: 'website', session: 'contact', provenFor: 'TICKET' } as const
const code = z.enum(APPLICATION_CODES)
const fileIds = z._default(z.optional(z.array(z.uuid()).check(z.maxLength(FILE_MOST.perThing))), [])
const byReference = z.object({
  reference: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^A-\d{6}-[A-Z0-9]{6}$/)),
})
/** What it is about: the own line, or one of the own contracts. */
const about = {
  code,
  phoneNumber: z.optional(z.string().check(z.maxLength(200))),
  contractNo: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))),
}

export const getServiceApplications = defineCall({
  id: 'getServiceApplications',
  base: 'website',
  method: 'POST',
  path: '/get-service-application',
  session: 'none',
  cacheable: true,
  result: z.array(ApplicationType),
  summary: 'What can be applied for: who may, which questions and documents, the fee and how long it takes.',
})

export const askApplicationCode = defineCall({
  id: 'askApplicationCode',
  base: 'website',
  method: 'POST',
  path: '/service-application/code',
  session: 'required',
  changes: true,
  perAddress: { most: 60, seconds: 600 },
  body: z.object(about),
  result: OtpView,
  summary:
    'Sends the code that proves the line it is about: to the own line, or for fibre to the phone of the contract.',
})

export const sendApplication = defineCall({
  id: 'sendApplication',
  ...own,
  method: 'POST',
  path: '/service-application',
  changes: true,
  perAddress: { most: 60, seconds: 600 },
  body: z.object({
    /** Made by the client, one per intent: the same again answers the same application. */
    requestId: z.uuid(),
    ...about,
    /** By the keys of the type's questions; any other key is refused. A document is the id of its file. */
    answers: z._default(
      z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.trim(), z.maxLength(1_000)))),
      {},
    ),
    /** Of `askApplicationCode`; a guest has none, and shows who they are at a shop. */
    challengeId: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    otp: z.optional(z.string().check(z.minLength(4), z.maxLength(24))),
  }),
  result: z.object({
    /** False: the same is open already, and this is it; nothing was added to it. */
    isNew: z.boolean(),
    reference: z.string(),
    fee: z.int(),
    orderId: z.nullable(z.string()),
    slaDueAt: z.nullable(z.string()),
    application: Application,
  }),
  summary:
    'Applies. Its fee is paid with createOrder SERVICE_FEE. Without a session only SIM_REPLACE, with a contact number proven for TICKET.',
})

export const getApplications = defineCall({
  id: 'getApplications',
  ...own,
  method: 'GET',
  path: '/service-application',
  query: z.object({ status: z.optional(z.enum(['OPEN', 'DONE'])), ...paging(APPLICATION_PAGE_SIZE) }),
  result: z.array(ApplicationRow),
  paged: true,
  summary: 'Own applications, the last changed first.',
})

export const getApplication = defineCall({
  id: 'getApplication',
  ...own,
  method: 'GET',
  path: '/service-application/:reference',
  params: byReference,
  result: Application,
  summary: 'One own application with all its steps.',
})

export const replyApplication = defineCall({
  id: 'replyApplication',
  ...own,
  method: 'POST',
  path: '/service-application/:reference/reply',
  changes: true,
  perAddress: { most: 120, seconds: 600 },
  params: byReference,
  body: z.object({
    /** One per intent: the same again adds nothing. */
    requestId: z.uuid(),
    text: z.string().check(z.trim(), z.minLength(APPLICATION_WORDS.min), z.maxLength(APPLICATION_WORDS.max)),
    fileIds,
  }),
  result: Application,
  summary:
    'What was asked for, in words and files: it is looked at again. APPLICATION_STATE when nothing was asked.',
})
