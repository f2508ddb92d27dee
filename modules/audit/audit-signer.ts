import { makeDaySigner, type DaySigner } from '#platform/security/day-signer.ts'

/** Signs the seals of the audit's days, with the key ring of the ledger. */
export const makeAuditSigner = (ring: string): DaySigner => makeDaySigner('seal of the audit', ring)
