import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { derivedKey } from './derived-key.ts'

export const SETUP_HEADER = 'x-cms-setup'

/** Whoever runs a script of setup holds CMS_SECRET; it fills an empty CMS alone, without a second person. */
export const setupPass = (sessionId: string): string =>
  createHmac('sha256', derivedKey('setup')).update(sessionId).digest('hex')

export function isSetup(req: PayloadRequest): boolean {
  const sessionId = (req.user as { _sid?: unknown } | null)?._sid
  return typeof sessionId === 'string' && req.headers.get(SETUP_HEADER) === setupPass(sessionId)
}
