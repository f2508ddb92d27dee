import { fileURLToPath } from 'node:url'

/** The checkout this file lives in, whatever directory a command was started from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
