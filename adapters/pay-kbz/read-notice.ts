import * as z from 'zod'
import type { NoticeRead, RawNotice } from '#modules/payments/index.ts'
import type { KbzSettings } from './kbz-settings.ts'
import { isSigned } from './sign.ts'

const text = z.union([z.string(), z.number()]).transform(String)
/** Our own requests have `biz_content` and none of these, so one that is sent back to us is not accepted. */
const Notice = z.object({
  Request: z.looseObject({
    merch_code: text,
    merch_order_id: z.string(),
    mm_order_id: text.pipe(z.string().min(1)),
    trade_status: z.string(),
    sign: z.string(),
    biz_content: z.undefined().optional(),
    method: z.undefined().optional(),
  }),
})

const SAID = { PAY_SUCCESS: 'PAID', PAY_FAILED: 'FAILED' } as const
const isSaid = (word: string): word is keyof typeof SAID => Object.hasOwn(SAID, word)

const no = (why: string): NoticeRead => ({ is: 'FALSE', why })

export function readKbzNotice(
  { contentType, body }: RawNotice,
  { key, merchant, appId }: Pick<KbzSettings, 'key' | 'merchant' | 'appId'>,
): NoticeRead {
  if (contentType !== 'application/json') return no('NOT_WHOLE')
  const read = Notice.safeParse(parsed(body))
  if (!read.success) return no('NOT_WHOLE')
  const told = read.data.Request
  if (!isSigned(told, key)) return no('SIGNATURE')
  if (told.merch_code !== merchant || (told['appid'] !== undefined && told['appid'] !== appId))
    return no('MERCHANT')
  const status = told.trade_status.trim()
  return { is: 'TRUE', reference: told.merch_order_id, said: isSaid(status) ? SAID[status] : 'OTHER' }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
