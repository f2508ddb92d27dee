import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { keyById, readKeyRing } from '#platform/config/key-ring.ts'

type Words = { readonly day: string; readonly hash: Buffer }

export type AuditSigner = {
  sign(seal: Words): { readonly signature: Buffer; readonly signedBy: string }
  isRight(seal: Words & { readonly signature: Buffer; readonly signedBy: string }): boolean
}

/** DER prefix (PKCS #8) of an Ed25519 private key; 32 bytes of key follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = (seed: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' })

/** A different text than the ledger's seals, so that a signature cannot be reused there. */
const textOf = ({ day, hash }: Words): Buffer =>
  Buffer.from(['seal of the audit', day, hash.toString('hex')].join('\n'))

/** Uses the ledger's key ring: the first key signs, all of them verify. */
export function makeAuditSigner(ring: string): AuditSigner {
  const keys = readKeyRing(ring).map(({ id, key }) => {
    const own = privateKey(key)
    return { id, own, open: createPublicKey(own) }
  })
  const [first] = keys
  if (!first) throw new Error('the ring has no key')
  return {
    sign: (seal) => ({ signature: sign(null, textOf(seal), first.own), signedBy: first.id ?? '' }),
    isRight(seal) {
      const key = keyById(keys, seal.signedBy === '' ? null : seal.signedBy)
      return key !== undefined && verify(null, textOf(seal), key.open, seal.signature)
    },
  }
}
