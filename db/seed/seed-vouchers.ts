import { randomInt } from 'node:crypto'
import { addDays, startOfYangonDay, yangonDayKey } from '#language/yangon-day.ts'
import { importCodes, makeCatalogueStore, makeVoucherSeal } from '#modules/vouchers/index.ts'
import type { Database } from '#platform/db/database.ts'
import given from './vouchers.json' with { type: 'json' }

const SALE_DAYS = 365
/** Every merchant of the demo knows this one. */
export const DEMO_PIN = '246810'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const aCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')

/** Vouchers to try the product with. What stands is left as it is: codes may have been given out. */
export async function seedVouchers(db: Database, ring: string, now: Date): Promise<void> {
  const seal = makeVoucherSeal(ring)
  const today = yangonDayKey(now)
  const at = (day: string, time = '00:00') => new Date(`${day}T${time}:00+06:30`)
  await db.transaction().execute(async (tx) => {
    const store = makeCatalogueStore(tx)
    for (const merchant of given.merchants) {
      const isNew = await store.putMerchant(merchant)
      if (isNew) await store.setPin(merchant.id, seal.pinTag(merchant.id, DEMO_PIN), now)
    }
    for (const { stock, startsInDays, giveBackDaysBefore, ...voucher } of given.vouchers) {
      const day = startsInDays === undefined ? null : addDays(today, startsInDays)
      const isNew = await store.putVoucher({
        ...voucher,
        saleFrom: startOfYangonDay(today),
        saleTo: startOfYangonDay(day ?? addDays(today, SALE_DAYS)),
        startsAt: day === null ? null : at(day, '18:30'),
        giveBackUntil: day === null ? null : at(addDays(day, -(giveBackDaysBefore ?? 0))),
      })
      if (!isNew) continue
      const codes = Array.from({ length: stock }, aCode)
      await importCodes(tx, seal, { voucherId: voucher.id, merchantId: voucher.merchantId }, codes)
    }
  })
}
