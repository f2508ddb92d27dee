import { registerVasPackage, requestRegister } from '#contracts/purchases.ts'
import { hasKept } from '../value/kept-moves.ts'

/** No code waits longer. */
const WAITS_MS = 600_000

/** Of one package or service: without an answer yet, or waiting for its code. */
export const hasOpenPurchase = (id: string): boolean =>
  hasKept('move', registerVasPackage.id, id) ||
  hasKept('move', requestRegister.id, id) ||
  hasKept('code', requestRegister.id, id, WAITS_MS)
