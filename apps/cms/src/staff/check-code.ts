import type { Payload } from 'payload'
import { takeRecoveryCode, takeStep, takeTry } from './factor-store.ts'
import { hashOfCode } from './recovery-codes.ts'
import { unseal } from './seal.ts'
import { stepOf } from './totp.ts'

export type CodeOutcome = 'DONE' | 'WRONG_CODE' | 'LOCKED'

/** As people type them: with spaces, dashes and capitals. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase()

/** A code of the app, or one of the recovery codes; each works once. */
export async function checkCode(payload: Payload, userId: number, typed: string): Promise<CodeOutcome> {
  const taken = await takeTry(payload, userId)
  if (!taken) return 'LOCKED'
  const code = plain(typed)
  const fits = /^\d{6}$/.test(code)
    ? await fitsApp(payload, userId, taken.sealed, code)
    : await takeRecoveryCode(payload, userId, hashOfCode(userId, code))
  return fits ? 'DONE' : 'WRONG_CODE'
}

async function fitsApp(payload: Payload, userId: number, sealed: string, code: string): Promise<boolean> {
  const secret = unseal(userId, sealed)
  const step = secret && stepOf(secret, code)
  return step ? takeStep(payload, userId, step) : false
}
