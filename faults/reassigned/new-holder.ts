import type { LightMyRequestResponse } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { logout } from '#contracts/identity.ts'
import { removeCredentials } from '#contracts/passkey.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { exampleOf } from '#platform/http/openapi-example.ts'
import { schemaOf } from '#platform/http/openapi.ts'
import { methodsOf, urlOf } from '#platform/http/serve.ts'
import type { Person } from '../value/site.ts'
import type { WalkSite } from '../walks/walk-site.ts'
import { Caller } from './caller.ts'
import type { OldFacts } from './old-life.ts'

/** Would end the token, and with it the test. */
const LAST: readonly string[] = [logout.id, removeCredentials.id]
const example = (schema: Call['body']) =>
  schema ? (exampleOf(schemaOf(schema, 'input')) as object | undefined) : undefined

const PARAMS: Readonly<Record<string, (facts: OldFacts) => readonly string[]>> = {
  moveId: ({ moves }) => moves,
  transferId: ({ moves }) => moves,
  subscriptionId: ({ moves }) => moves,
  receiptNo: ({ moves }) => moves.map(receiptNo),
  askId: ({ asks }) => asks,
  passkeyId: ({ passkeys }) => passkeys,
  msisdn: ({ other }) => [other],
}

const daysFromNow = (time: string): string =>
  `${Math.round((Date.parse(time) - systemClock.now().getTime()) / 86_400_000)} days`

/** The holder's own reads, without values that differ from line to line. */
const alike = (body: string, { number }: Person): string =>
  body
    .replaceAll(number, 'OWN')
    .replaceAll(`0${number.slice(2)}`, 'OWN')
    .replaceAll(maskMsisdn(number), 'OWN')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, daysFromNow)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/"(requestId|bucketId|sessionId|memberNo)":"[^"]*"/g, '"$1":"ID"')

/** Every read of the own line that names nothing, as text. */
export async function readAll(site: WalkSite, who: Person): Promise<ReadonlyMap<string, string>> {
  const caller = new Caller(site, who.token)
  const read = new Map<string, string>()
  for (const call of site.app.servedCalls) {
    if (call.session !== 'required' || call.path.includes(':') || call.method !== 'GET') continue
    for (const query of call.path.endsWith('subscriptions') ? ['', '?all=true'] : ['']) {
      const url = urlOf(call) + query
      read.set(url, alike((await caller.ask('GET', url)).body, who))
    }
  }
  return read
}

type Found = { readonly tried: number; readonly found: readonly string[] }

const reads = (answer: LightMyRequestResponse, { words }: OldFacts): boolean =>
  words.some((word) => answer.body.includes(word)) ||
  (answer.statusCode === 200 && String(answer.headers['content-type']).includes('pdf'))

/** Makes every call with everything the former holder could name; reports answers that contain any of it. */
export async function askForAll(site: WalkSite, who: Person, facts: OldFacts): Promise<Found> {
  const caller = new Caller(site, who.token)
  const found: string[] = []
  const look = async (call: Call, url: string) => {
    for (const method of methodsOf(call)) {
      const answer = await caller.ask(method, url, method === 'GET' ? undefined : (example(call.body) ?? {}))
      if (reads(answer, facts)) found.push(`${method} ${url}`)
    }
  }
  for (const call of site.app.servedCalls) {
    if (call.session !== 'required' || LAST.includes(call.id)) continue
    const param = /:(\w+)/.exec(call.path)?.[1]
    const values = param === undefined ? [''] : (PARAMS[param]?.(facts) ?? ['SHARED'])
    for (const value of values) await look(call, urlOf(call).replace(`:${param}`, value))
  }
  return { tried: caller.tried, found }
}
