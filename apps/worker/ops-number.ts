import { parseArgs } from 'node:util'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Identity } from '#modules/identity/index.ts'

type Pardon = Parameters<Identity['pardon']>[0]

export const NUMBER_USAGE = `usage: npm run ops -- number pardon <number> --who <name> --why <reason>
Forgets what strangers did to a number: wrong guesses, waits, codes switched off. Only after its owner has shown that it is theirs.`

/** Whom to pardon, or null when it is not a whole command. */
export function readPardon(args: readonly string[]): Pardon | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { who: { type: 'string' }, why: { type: 'string' } },
  })
  const [thing, deed, typed = '', ...rest] = positionals
  const number = parseMsisdn(typed)
  const [who, why] = [String(values['who'] ?? '').trim(), String(values['why'] ?? '').trim()]
  if (thing !== 'number' || deed !== 'pardon' || rest.length > 0 || !number || !who || !why) return null
  return { number, who, why }
}
