import { createHmac, hkdfSync } from 'node:crypto'
import type { IdDocument } from '#contracts/fibre-orders.ts'
import { maskDocument, maskNrc, nrcText, parseEId, parseNrc, parsePassport } from '#language/nrc.ts'
import { makeBodySeal } from '#modules/notify/index.ts'
import { readKeyRing } from '#platform/config/key-ring.ts'

export type ReadId = { readonly kind: IdDocument['kind']; readonly text: string; readonly shown: string }

/** One spelling for all ways of typing it; null when it cannot be such a number. */
export function readIdNumber({ kind, number }: IdDocument): ReadId | null {
  if (kind === 'NRC') {
    const nrc = parseNrc(number)
    return nrc && { kind, text: nrcText(nrc), shown: maskNrc(nrc) }
  }
  const text = kind === 'PASSPORT' ? parsePassport(number) : parseEId(number)
  return text === null ? null : { kind, text, shown: maskDocument(text) }
}

export type SealedId = {
  readonly kind: IdDocument['kind']
  readonly sealed: Buffer
  /** A keyed hash: equal numbers can be found without being decrypted. */
  readonly tag: Buffer
  readonly shown: string
}

export type IdSeal = {
  seal(orderId: string, id: ReadId): SealedId
  open(orderId: string, sealed: Buffer): string
  tag(id: ReadId): Buffer
}

/** Identity numbers leave this process only encrypted: AES-256-GCM bound to the order, with a key outside the database. */
export function makeIdSeal(ring: string | undefined): IdSeal {
  let made: ReturnType<typeof makeBodySeal> | undefined
  const body = () => (made ??= makeBodySeal(ring, 'ID_NUMBER_KEY'))
  const tagKey = () => {
    const [first] = ring ? readKeyRing(ring) : []
    if (!first) throw new Error('ID_NUMBER_KEY has no key')
    return Buffer.from(hkdfSync('sha256', Buffer.from(first.key, 'hex'), '', 'identity number tag', 32))
  }
  const tag = ({ kind, text }: ReadId) => createHmac('sha256', tagKey()).update(`${kind}\n${text}`).digest()
  return {
    tag,
    seal: (orderId, id) => ({
      kind: id.kind,
      sealed: body().seal(orderId, id.text),
      tag: tag(id),
      shown: id.shown,
    }),
    open: (orderId, sealed) => body().open(orderId, sealed),
  }
}
