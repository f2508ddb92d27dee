import { hkdfSync } from 'node:crypto'
import { settings } from '../settings.ts'

/** Keys of their own for each use, all from CMS_SECRET, which the database does not hold. */
export const derivedKey = (use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', settings.secret, '', `cms staff: ${use}`, 32))
