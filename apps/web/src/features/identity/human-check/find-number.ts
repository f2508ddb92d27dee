import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ProofOfWork } from '#contracts/captcha.ts'

/** The number whose hash is the challenge; null when there is none up to the last. */
export function findNumber({ challenge, salt, maxNumber }: ProofOfWork): number | null {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge) return number
  }
  return null
}
