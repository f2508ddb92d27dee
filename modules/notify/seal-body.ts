import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { keyById, readKeyRing } from '#platform/config/key-ring.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY = /^[0-9a-f]{64}$/i
/** Before a body that names its key: this, the length of the id, the id. Bodies of a key without an id begin with the nonce. */
const NAMED = Buffer.from('key1')
const HEAD_BYTES = NAMED.length + 1

export type BodySeal = {
  seal(id: string, text: string): Buffer
  open(id: string, sealed: Buffer): string
}

type Key = { readonly id: string | null; readonly key: KeyObject }

function keysOf(ring: string | undefined, setting: string): readonly Key[] {
  const keys = ring ? readKeyRing(ring) : []
  if (keys.length === 0 || keys.some(({ key }) => !KEY.test(key)))
    throw new Error(`${setting} is not 32 bytes in hex: run "npm run setup"`)
  // Made once: given as bytes, each cipher would make it again, which takes twice as long as encrypting the text.
  return keys.map(({ id, key }) => ({ id, key: createSecretKey(Buffer.from(key, 'hex')) }))
}

const headOf = (id: string | null): Buffer =>
  id === null ? Buffer.alloc(0) : Buffer.concat([NAMED, Buffer.from([id.length]), Buffer.from(id)])

/** The id of the key a body was sealed with; null where it carries none. */
function idIn(sealed: Buffer): string | null {
  if (!sealed.subarray(0, NAMED.length).equals(NAMED)) return null
  return sealed.subarray(HEAD_BYTES, HEAD_BYTES + (sealed[NAMED.length] ?? 0)).toString()
}

/** AES-256-GCM, bound to the message's id: a body moved to another row does not open. The first key seals, all open. */
export function makeBodySeal(ring: string | undefined, setting = 'SMS_BODY_KEY'): BodySeal {
  const keys = keysOf(ring, setting)
  const [first] = keys
  if (!first) throw new Error(`${setting} has no key`)
  const head = headOf(first.id)
  return {
    seal(id, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first.key, nonce).setAAD(Buffer.from(id))
      return Buffer.concat([head, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(id, sealed) {
      const keyId = idIn(sealed)
      const key = keyById(keys, keyId)
      if (!key) throw new Error(`${setting} has no key ${keyId}, with which this was sealed`)
      return openWith(key.key, id, sealed.subarray(headOf(keyId).length))
    },
  }
}

function openWith(key: KeyObject, id: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}
