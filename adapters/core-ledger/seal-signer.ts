import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { keyById, readKeyRing } from '#platform/config/key-ring.ts'

export type Seal = { readonly day: string; readonly hash: Buffer }
export type SignedSeal = Seal & { readonly signature: Buffer; readonly signedBy: string }

export type SealSigner = {
  sign(seal: Seal): SignedSeal
  isRight(seal: SignedSeal): boolean
}

/** DER prefix (PKCS #8) of an Ed25519 private key; 32 bytes of key follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = (seed: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' })

const words = ({ day, hash }: Seal): Buffer =>
  Buffer.from(['seal of the ledger', day, hash.toString('hex')].join('\n'))

/** Ed25519, so that verifying needs only the public half. The first key signs, all of them verify. */
export function makeSealSigner(ring: string): SealSigner {
  const keys = readKeyRing(ring).map(({ id, key }) => {
    const own = privateKey(key)
    return { id, own, open: createPublicKey(own) }
  })
  const [first] = keys
  if (!first) throw new Error('LEDGER_SEAL_KEY has no key')
  return {
    sign: (seal) => ({ ...seal, signature: sign(null, words(seal), first.own), signedBy: first.id ?? '' }),
    isRight(seal) {
      const key = keyById(keys, seal.signedBy === '' ? null : seal.signedBy)
      return key !== undefined && verify(null, words(seal), key.open, seal.signature)
    },
  }
}
