import { setTimeout as sleep } from 'node:timers/promises'
import { cardNotice } from './card-routes.ts'
import { kbzNotice } from './kbz-routes.ts'
import type { Deal, Shop } from './shop.ts'

const PATIENCE_MS = 5_000
const LATE_MS = 30_000

export const noticeOf = (deal: Deal, key?: string, shop?: string): string =>
  deal.channel === 'kbzpay' ? kbzNotice(deal, key, shop) : cardNotice(deal, key, shop)

const post = async (url: string, body: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => null,
  )
}

/** Sends the shop notices about a payment, as often and as late as the faults say. */
export async function tell(shop: Pick<Shop, 'faultOf'>, deal: Deal, lateMs = LATE_MS): Promise<void> {
  if (deal.noticeUrl === '') return
  const fault = shop.faultOf(deal.reference)
  if (fault === 'LOST' || fault === 'DOWN') return
  if (fault === 'LATE') await sleep(lateMs)
  if (fault === 'FORGED') await post(deal.noticeUrl, noticeOf(deal, 'a key of somebody else'))
  const times = fault === 'DUPLICATE' ? 3 : 1
  for (let time = 0; time < times; time += 1) await post(deal.noticeUrl, noticeOf(deal))
}
