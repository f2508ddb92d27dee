import { parseArgs } from 'node:util'
import { isMoveId } from '#contracts/move-id.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { wireValueWork } from './value-work.ts'

type Wired = Awaited<ReturnType<typeof wireValueWork>>
type End = Parameters<Wired['endHeld']>[0]

const USAGE = `usage: npm run ops -- move end <id> --as COMPLETED|FAILED --who <name> --why <reason> --evidence <where it can be read>
Ends a move that is HELD because the core took another amount. Settle it with the operator first: this only writes down how it ended.`

/** What was asked for, or null when it is not a whole command. */
export function readOps(args: readonly string[]): End | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: {
      as: { type: 'string' },
      who: { type: 'string' },
      why: { type: 'string' },
      evidence: { type: 'string' },
    },
  })
  const [thing, deed, moveId = '', ...rest] = positionals
  const { as, who, why, evidence } = values
  const isWhole = [who, why, evidence].every((text) => typeof text === 'string' && text.trim() !== '')
  if (thing !== 'move' || deed !== 'end' || rest.length > 0 || !isMoveId(moveId) || !isWhole) return null
  if (as !== 'COMPLETED' && as !== 'FAILED') return null
  return { moveId, as, who: String(who), why: String(why), evidence: String(evidence) }
}

type Done = { readonly code: 0 | 1 | 2; readonly text: string }

/** One command of the people who run it; what they did stands in `value_ended_by_staff`. */
export async function runOps(args: readonly string[], endHeld: Wired['endHeld']): Promise<Done> {
  const end = readOps(args)
  if (!end) return { code: 2, text: USAGE }
  const answer: Answer<string> = await endHeld(end)
  if (answer.ok) return { code: 0, text: `${end.moveId} is ${answer.value}` }
  const why =
    answer.code === 'NOT_FOUND'
      ? 'there is no such move'
      : 'it does not wait for staff: it is not HELD, or its plan cannot be read'
  return { code: 1, text: `${end.moveId}: ${why}` }
}
