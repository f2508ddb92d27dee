import { signedRequest, type DeviceProof, type RequestProof } from '#contracts/identity.ts'
import { now } from '../../clock/now.ts'

const DATABASE = 'device'
const STORE = 'keys'
const NAME = 'identity'
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
  })

function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return answered(request)
}

async function ownKey(): Promise<CryptoKeyPair> {
  const database = await openStore()
  try {
    const store = () => database.transaction(STORE, 'readwrite').objectStore(STORE)
    const kept = (await answered(store().get(NAME))) as CryptoKeyPair | undefined
    if (kept) return kept
    const made = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify'])
    await answered(store().put(made, NAME))
    return made
  } finally {
    database.close()
  }
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/**
 * Signs a challenge, or a request for one, with a key that cannot leave this browser. A known device is judged by its own failures, so a
 * stranger guessing at the number cannot lock its owner out. Undefined where a browser stores no keys.
 */
export async function proveDevice(signed: string): Promise<DeviceProof | undefined> {
  try {
    const { privateKey, publicKey } = await ownKey()
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
    const text = new TextEncoder().encode(signed)
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text)
    return { key: { kty: 'EC', crv: 'P-256', x, y }, signature: base64url(signature) }
  } catch {
    return undefined
  }
}

/** Signs a request for a code: a known browser has its own limits, whatever strangers request for its number. */
export async function proveRequest(phoneNumber: string): Promise<RequestProof | undefined> {
  const at = new Date(now()).toISOString()
  const proof = await proveDevice(signedRequest(phoneNumber, at))
  return proof && { ...proof, at }
}
