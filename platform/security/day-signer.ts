import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { keyById, readKeyRing } from '../config/key-ring.ts'

/** The hash over everything that was written down on a day. */
export type SealedDay = { readonly day: string; readonly hash: Buffer }
export type SignedDay = SealedDay & { readonly signature: Buffer; readonly signedBy: string }

export type DaySigner = {
  sign(sealed: SealedDay): SignedDay
  isRight(signed: SignedDay): boolean
}

/** DER prefix (PKCS #8) of an Ed25519 private key; 32 bytes of key follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = (seed: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' })

/**
 * Ed25519, so that verifying needs only the public half. The first key of the ring signs, all of them verify. The title says what the
 * day is of: books that share a ring have different titles, so that a signature of one is worth nothing in the other.
 */
export function makeDaySigner(title: string, ring: string): DaySigner {
  const keys = readKeyRing(ring).map(({ id, key }) => {
    const own = privateKey(key)
    return { id, own, open: createPublicKey(own) }
  })
  const [first] = keys
  if (!first) throw new Error('the ring has no key')
  const textOf = ({ day, hash }: SealedDay): Buffer =>
    Buffer.from([title, day, hash.toString('hex')].join('\n'))
  return {
    sign: (sealed) => ({
      ...sealed,
      signature: sign(null, textOf(sealed), first.own),
      signedBy: first.id ?? '',
    }),
    isRight(signed) {
      const key = keyById(keys, signed.signedBy === '' ? null : signed.signedBy)
      return key !== undefined && verify(null, textOf(signed), key.open, signed.signature)
    },
  }
}
