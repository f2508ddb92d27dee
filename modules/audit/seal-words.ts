import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { keyById, readKeyRing } from '#platform/config/key-ring.ts'

type Words = { readonly day: string; readonly hash: Buffer }

export type AuditSigner = {
  sign(seal: Words): { readonly signature: Buffer; readonly signedBy: string }
  isRight(seal: Words & { readonly signature: Buffer; readonly signedBy: string }): boolean
}

/** What a private key of Ed25519 is wrapped in before its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = (seed: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' })

/** Other words than those of the ledger's seals: a signature of one is worth nothing for the other. */
const textOf = ({ day, hash }: Words): Buffer =>
  Buffer.from(['seal of the audit', day, hash.toString('hex')].join('\n'))

/** With the ring that also signs the ledger; the first key signs, all are known. */
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
