import type { FastifyInstance } from 'fastify'
import type { Call, Schema } from '#contracts/call.ts'
import { contact } from '#contracts/contact.ts'
import { requestGift } from '#contracts/gifts.ts'
import { LOGIN_VERSION, signup, validateOtp } from '#contracts/identity.ts'
import { askForShare, SHARE_CALLS } from '#contracts/sharing.ts'
import { exampleOf } from '#platform/http/openapi-example.ts'
import { schemaOf } from '#platform/http/openapi.ts'
import { urlOf } from '#platform/http/serve.ts'
import { GIFT } from './shop.ts'

/** A place in a call where a number is typed. */
export type Probe = {
  readonly name: string
  readonly call: Call
  readonly part: 'params' | 'query' | 'body'
  readonly field: string
  /** Reveals that a number cannot receive, until its limit is reached. */
  readonly isCounted: boolean
}

const NUMBER_FIELDS: readonly string[] = ['phoneNumber', 'msisdn', 'receiver', 'giver', 'phone']
const PARTS = ['params', 'query', 'body'] as const
/** A second number, for calls that need two. */
const FRIEND = '959690000001'
const COUNTED: readonly string[] = [
  `${requestGift.id}.receiver`,
  ...Object.values(SHARE_CALLS).map(({ request }) => `${request.id}.receiver`),
  `${askForShare.id}.giver`,
]

/** What a call needs besides the number before it looks at it. */
const BESIDE: Readonly<Record<string, object>> = {
  [requestGift.id]: { expectedPrice: GIFT.price },
  [SHARE_CALLS.DATA.request.id]: { amount: 100, expectedFee: 50 },
  [SHARE_CALLS.VOICE.request.id]: { amount: 5, expectedFee: 30 },
  [SHARE_CALLS.BALANCE.request.id]: { amount: 500, expectedFee: 25 },
  [askForShare.id]: { kind: 'DATA', amount: 100 },
  [validateOtp.id]: { version: LOGIN_VERSION, password: '123456' },
  [contact.id]: { body: 'The signal in our street is weak.' },
}

const fieldsOf = (schema: Schema | undefined) =>
  schema ? Object.keys(schemaOf(schema, 'input').properties ?? {}) : []

/** Every such place in every served call, so that a new call is attacked from its first day. */
export const probesOf = (app: FastifyInstance): Probe[] =>
  app.servedCalls.flatMap((call) =>
    PARTS.flatMap((part) =>
      fieldsOf(call[part])
        .filter((field) => NUMBER_FIELDS.includes(field))
        .map((field) => {
          const name = `${call.id}.${field}`
          return { name, call, part, field, isCounted: COUNTED.includes(name) }
        }),
    ),
  )

/** Required fields only: others could stop a call before it looks at the number. */
function needed(schema: Schema | undefined): Record<string, unknown> {
  if (!schema) return {}
  const { required = [], ...shape } = schemaOf(schema, 'input')
  const example = exampleOf(shape) as Record<string, unknown> | null
  return Object.fromEntries(
    required.map((field) => [field, NUMBER_FIELDS.includes(field) ? FRIEND : example?.[field]]),
  )
}

export type Asked = { readonly method: Call['method']; readonly url: string; readonly payload?: object }

export function requestOf({ call, part, field }: Probe, number: string, captchaToken: () => string): Asked {
  const typed = (of: Probe['part']) => (of === part ? { [field]: number } : {})
  const params = {
    ...needed(call.params),
    ...(call.path.includes(':id') && { id: GIFT.id }),
    ...typed('params'),
  }
  const query = new URLSearchParams({ ...needed(call.query), ...typed('query') } as Record<string, string>)
  const path = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, String(value)),
    urlOf(call),
  )
  const beside = {
    ...BESIDE[call.id],
    ...(call.id === signup.id && { captchaToken: captchaToken(), consent: true }),
  }
  return {
    method: call.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    ...(call.body && { payload: { ...needed(call.body), ...beside, ...typed('body') } }),
  }
}
