import * as z from 'zod/mini'
import { readDayFiles } from './day-files.ts'

const tag = z.nullable(z.string())
const text = z.optional(z.string())
const Line = z.object({
  at: z.string(),
  process: z.string(),
  event: z.string(),
  outcome: z.string(),
  subject: tag,
  device: tag,
  address: tag,
  session: text,
  what: text,
  who: text,
  request: text,
  again: z.optional(z.number()),
})
export type ReadLine = z.infer<typeof Line>

function parse(written: string): ReadLine | null {
  try {
    return Line.parse(JSON.parse(written))
  } catch {
    // Half a line, left by a process that was killed while writing.
    return null
  }
}

/** Events of this day and later with one of these tags as subject, device or address. */
export async function* eventsWith(
  folder: string,
  wanted: readonly string[],
  from: Date,
): AsyncGenerator<ReadLine> {
  for await (const written of readDayFiles(folder, from)) {
    const line = wanted.some((tag) => written.includes(tag)) ? parse(written) : null
    if (line && hasOneOf(line, wanted)) yield line
  }
}

const hasOneOf = ({ subject, device, address }: ReadLine, wanted: readonly string[]): boolean =>
  [subject, device, address].some((tag) => tag !== null && wanted.includes(tag))
