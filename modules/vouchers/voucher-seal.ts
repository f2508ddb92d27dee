import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { makeBodySeal } from '#modules/notify/index.ts'
import { readKeyRing } from '#platform/config/key-ring.ts'

export type VoucherSeal = {
  seal(codeId: string, code: string): Buffer
  open(codeId: string, sealed: Buffer): string
  /** One tag per key of the ring, newest first, so that codes imported under an older key are found too. */
  codeTags(merchantId: string, code: string): readonly [Buffer, ...Buffer[]]
  pinTag(merchantId: string, pin: string): Buffer
  isPin(merchantId: string, pin: string, tag: Buffer): boolean
}

const TAG_KEY_BYTES = 32

/** Codes and PINs leave this process only encrypted, or as keyed hashes that cannot be tried without the key. */
export function makeVoucherSeal(ring: string | undefined): VoucherSeal {
  let made: ReturnType<typeof makeBodySeal> | undefined
  const body = () => (made ??= makeBodySeal(ring, 'VOUCHER_KEY'))
  /** Derived once per use: a list has thousands of codes. */
  const keys = new Map<string, readonly Buffer[]>()
  function keysFor(use: string): readonly Buffer[] {
    const known = keys.get(use)
    if (known) return known
    const own = (ring ? readKeyRing(ring) : []).map(({ key }) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', use, TAG_KEY_BYTES)),
    )
    keys.set(use, own)
    return own
  }
  function tags(use: string, text: string): [Buffer, ...Buffer[]] {
    const [first, ...older] = keysFor(use).map((key) => createHmac('sha256', key).update(text).digest())
    if (!first) throw new Error('VOUCHER_KEY has no key')
    return [first, ...older]
  }
  const pinTags = (merchantId: string, pin: string) => tags('voucher pin', `${merchantId}\n${pin}`)
  return {
    seal: (codeId, code) => body().seal(codeId, code),
    open: (codeId, sealed) => body().open(codeId, sealed),
    codeTags: (merchantId, code) => tags('voucher code', `${merchantId}\n${code}`),
    pinTag: (merchantId, pin) => pinTags(merchantId, pin)[0],
    isPin: (merchantId, pin, tag) => pinTags(merchantId, pin).some((one) => timingSafeEqual(one, tag)),
  }
}
