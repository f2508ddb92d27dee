import { parseArgs } from 'node:util'
import { RULE_KEYS, type makeSetRule } from '#modules/rules/index.ts'

type SetRule = ReturnType<typeof makeSetRule>
type Asked = Parameters<SetRule>[0]

export const RULE_USAGE = `usage: npm run ops -- rule set <key> '<value as JSON>' --who <name> [--from 2026-12-01T00:00:00+06:30]
Sets what holds from a moment on, without --from from now. Keys: ${RULE_KEYS.join(', ')}.`

/** Which rule, or null when it is not a whole command. */
export function readRule(args: readonly string[]): Asked | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { who: { type: 'string' }, from: { type: 'string' } },
  })
  const [thing, deed, typed, text = '', ...rest] = positionals
  const key = RULE_KEYS.find((one) => one === typed)
  const who = String(values['who'] ?? '').trim()
  const from = values['from'] === undefined ? null : new Date(String(values['from']))
  if (thing !== 'rule' || deed !== 'set' || rest.length > 0 || !key || !who) return null
  if (from !== null && Number.isNaN(from.getTime())) return null
  try {
    return { key, value: JSON.parse(text) as unknown, from, who }
  } catch {
    return null
  }
}

export async function tellRule(
  asked: Asked,
  setRule: SetRule,
): Promise<{ readonly code: 0 | 1; readonly text: string }> {
  const problem = await setRule(asked)
  return problem === null
    ? { code: 0, text: `${asked.key} holds from ${asked.from?.toISOString() ?? 'now'}` }
    : { code: 1, text: `${asked.key}: ${problem}` }
}
