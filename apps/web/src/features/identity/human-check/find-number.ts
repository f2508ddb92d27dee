import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ProofOfWork } from '#contracts/captcha.ts'

/** The number whose hash is the challenge; null when there is none up to the last. */
export function findNumber({ challenge, salt, maxNumber }: ProofOfWork): number | null {
  const wanted = hexToBytes(challenge)
  for (let number = 0; number <= maxNumber; number += 1) {
    const hash = sha256(utf8ToBytes(`${salt}${number}`))
    // All but one of 256 tries end at the first byte; writing each out as text would take longer than hashing it.
    if (hash[0] === wanted[0] && hash.every((byte, index) => byte === wanted[index])) return number
  }
  return null
}
