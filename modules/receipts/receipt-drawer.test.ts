import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { drawReceipt } from './draw-receipt.ts'
import { makeReceiptDrawer } from './receipt-drawer.ts'
import type { ReceiptSheet } from './receipt-sheet.ts'

const sheet: ReceiptSheet = {
  lang: 'my',
  number: '01JBR000-00E008-000000-000001',
  at: new Date('2026-11-15T02:10:00Z'),
  title: 'ပြေစာ',
  amountName: 'ပေးချေငွေ',
  amount: '999 ကျပ်',
  state: 'ပြီးပါပြီ',
  undone: false,
  facts: [{ name: 'ပြေစာအမှတ်', value: '01JBR000-00E008-000000-000001' }],
  checkTitle: 'စစ်ဆေးရန်',
  checkText: 'ကုဒ်ကို ဖတ်ပါ။',
  address: 'https://example.com/#/receipt/1',
  foot: 'ကျေးဇူးတင်ပါသည်',
}
const drawer = makeReceiptDrawer()
afterAll(() => drawer.close())

const RECEIPTS = 12
/** CPU time of this thread: a busy machine stretches wall-clock time. */
async function ownMilliseconds(draw: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await Promise.all(Array.from({ length: RECEIPTS }, draw))
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

it('gives the bytes the drawing gives', async () => {
  const answer = await drawer.draw(sheet)
  const bytes = answer.ok ? answer.value : Buffer.alloc(0)
  expect(bytes.equals(await buffer(await drawReceipt(sheet)))).toBe(true)
})

it('the loop is not held while receipts are drawn; control: drawn here, it is', async () => {
  const drawHere = async () => buffer(await drawReceipt(sheet))
  await Promise.all([drawer.draw(sheet), drawHere()])
  const beside = await ownMilliseconds(() => drawer.draw(sheet))
  const here = await ownMilliseconds(drawHere)
  expect(beside).toBeLessThan(here / 4)
})

it('past its queue it refuses at once and says when to come again', async () => {
  const small = makeReceiptDrawer({ maxWaiting: 1, patienceMs: 10_000 })
  const [first, second, third] = [small.draw(sheet), small.draw(sheet), small.draw(sheet)]
  expect(await third).toMatchObject({ ok: false, code: 'RATE_LIMITED', details: { retryAfterSec: 5 } })
  expect([(await first).ok, (await second).ok]).toEqual([true, true])
  await small.close()
})

it('one that breaks the drawing fails alone; the next is drawn by a new thread', async () => {
  const broken = { ...sheet, facts: null } as unknown as ReceiptSheet
  const [bad, good] = await Promise.allSettled([drawer.draw(broken), drawer.draw(sheet)])
  expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled'])
})

it('one that hangs is given up', async () => {
  const hasty = makeReceiptDrawer({ maxWaiting: 1, patienceMs: 0 })
  await expect(hasty.draw(sheet)).rejects.toThrow('took too long')
  await hasty.close()
})

it('closing tells everybody who waits', async () => {
  const closing = makeReceiptDrawer()
  const asked = Promise.allSettled([closing.draw(sheet), closing.draw(sheet)])
  await closing.close()
  const ends = await asked
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
