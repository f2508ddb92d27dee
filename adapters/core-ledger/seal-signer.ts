import { makeDaySigner, type DaySigner } from '#platform/security/day-signer.ts'

/** Signs the seals of the ledger's days with `LEDGER_SEAL_KEY`. */
export const makeSealSigner = (ring: string): DaySigner => makeDaySigner('seal of the ledger', ring)
