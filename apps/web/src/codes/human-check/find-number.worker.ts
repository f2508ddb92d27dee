import type { ProofOfWork } from '#contracts/captcha.ts'
import { findNumber } from './find-number.ts'

// A worker's own scope; the page's library of types does not know it.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ProofOfWork>) => void) | null
  postMessage(number: number | null): void
}

scope.onmessage = ({ data }) => scope.postMessage(findNumber(data))
