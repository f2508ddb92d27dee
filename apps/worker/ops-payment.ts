import { parseArgs } from 'node:util'
import type { Payments } from '#modules/payments/index.ts'
import type { Answer } from '#platform/errors/answer.ts'

type EndByStaff = Payments['endByStaff']
type End = Parameters<EndByStaff>[0]

export const PAYMENT_USAGE = `usage: npm run ops -- payment end <id> --as SUCCEEDED|REFUNDED [--kyat <what came>] --who <name> --why <reason> --evidence <where it can be read>
       npm run ops -- refund end <id> --as DONE|AGAIN --who <name> --why <reason> --evidence <where it can be read>
Ends a payment that is HELD because it was paid, but not as asked, or a refund that the channel would not make. Settle it with the channel first.`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const ENDS = { payment: ['SUCCEEDED', 'REFUNDED'], refund: ['DONE', 'AGAIN'] } as const
const RECORDS = { payment: 'PAYMENT', refund: 'REFUND' } as const

const isThing = (text: string | undefined): text is keyof typeof ENDS =>
  text === 'payment' || text === 'refund'

/** What was asked for, or null when it is not a whole command. */
export function readPaymentEnd(args: readonly string[]): End | null {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { as: text, who: text, why: text, evidence: text, kyat: text },
  })
  const [thing, deed, id = '', ...rest] = positionals
  if (!isThing(thing) || deed !== 'end' || rest.length > 0 || !UUID.test(id)) return null
  const as = ENDS[thing].find((one) => one === values['as'])
  const [who, why, evidence] = ['who', 'why', 'evidence'].map((name) => String(values[name] ?? '').trim())
  if (!as || !who || !why || !evidence) return null
  const kyat = values['kyat'] === undefined ? undefined : Number(values['kyat'])
  if (kyat !== undefined && (!Number.isSafeInteger(kyat) || kyat <= 0)) return null
  return { record: RECORDS[thing], id, as, kyat, who, why, evidence }
}

export async function tellPaymentEnd(
  end: End,
  endByStaff: EndByStaff,
): Promise<{ readonly code: 0 | 1; readonly text: string }> {
  const answer: Answer<string> = await endByStaff(end)
  if (answer.ok) return { code: 0, text: `${end.id}: ${answer.value}` }
  const why = answer.code === 'NOT_FOUND' ? 'there is none' : 'it does not wait for staff'
  return { code: 1, text: `${end.id}: ${why}` }
}
