import { sendSigned } from '#adapters/status-page/send-signed.ts'
import { LINE_MOST, type StatusLine } from '#contracts/status-push.ts'
import { machineClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'

export const STATUS_USAGE = `usage: npm run ops -- status "<English>" ["<Burmese>"]   or   npm run ops -- status --clear
Puts one line on the status page, or takes it away, also when all else is dead.`

const isLine = (text: string): boolean => text.trim() !== '' && text.length <= LINE_MOST

/** The line, null to take it away, or undefined when it is not a whole command. */
export function readStatusLine(args: readonly string[]): StatusLine | undefined {
  const [thing, text = '', textMm = text, ...rest] = args
  if (thing !== 'status' || rest.length > 0) return undefined
  if (text === '--clear') return args.length === 2 ? null : undefined
  if (text.startsWith('--') || !isLine(text) || !isLine(textMm)) return undefined
  return { text: text.trim(), textMm: textMm.trim() }
}

const WHY: Readonly<Record<number, string>> = {
  401: 'it knows another STATUS_PUSH_KEY',
  408: 'the clocks of the two machines differ by more than a minute',
  409: 'it has a newer line already: try again',
}

export async function putStatusLine(
  line: StatusLine,
  { STATUS_PUSH_URL: url, STATUS_PUSH_KEY: key }: Pick<Config, 'STATUS_PUSH_URL' | 'STATUS_PUSH_KEY'>,
): Promise<{ readonly code: 0 | 1; readonly text: string }> {
  if (!url || !key) return { code: 1, text: 'STATUS_PUSH_URL or STATUS_PUSH_KEY is not set' }
  const answer = await sendSigned({ url, key, clock: machineClock }, 'line', line)
  if (answer === 204)
    return { code: 0, text: line ? 'the line stands on the status page' : 'the line is gone' }
  const why = answer === null ? 'it does not answer' : (WHY[answer] ?? `it answers ${answer}`)
  return { code: 1, text: `the status page at ${url} did not take it: ${why}` }
}
