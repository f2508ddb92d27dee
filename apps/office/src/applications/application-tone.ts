import type { ApplicationState, FeeState } from '#contracts/applications.ts'
import type { Tone } from '../parts/tag.tsx'

export const APPLICATION_TONES: Readonly<Record<ApplicationState, Tone>> = {
  RECEIVED: 'warn',
  CHECKING: 'plain',
  MORE_NEEDED: 'plain',
  DONE: 'ok',
  REFUSED: 'plain',
}

export const FEE_TONES: Readonly<Record<FeeState, Tone>> = {
  NONE: 'plain',
  UNPAID: 'warn',
  PAID: 'ok',
  SHOP: 'warn',
  BACK: 'plain',
}
