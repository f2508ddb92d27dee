import { MOST_CODES } from '#contracts/staff/vouchers.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'

type CodeLine = { readonly line: number; readonly code: string }

export type CodesRead = {
  readonly codes: readonly CodeLine[]
  /** Line numbers, from 1. */
  readonly unreadable: readonly number[]
}

const CODE = /^[A-Za-z0-9][\w.-]{3,39}$/
const HEADING = /^codes?$/i

/** The first column without its CSV quotes. */
const firstColumn = (line: string): string =>
  (line.split(/[,;\t]/, 1)[0] ?? '').trim().replace(/^"(.*)"$/, '$1')

/** A list as merchants send it: one code per line, or in the first column; empty lines and a heading are skipped. */
export function readCodes(csv: string): Answer<CodesRead> {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((text, place) => ({ line: place + 1, code: firstColumn(text), isEmpty: text.trim() === '' }))
    .filter(({ isEmpty }) => !isEmpty)
  const given = HEADING.test(lines[0]?.code ?? '') ? lines.slice(1) : lines
  if (given.length > MOST_CODES) return refused('CODES_TOO_MANY', { slots: { n: MOST_CODES } })
  return ok({
    codes: given.filter(({ code }) => CODE.test(code)).map(({ line, code }) => ({ line, code })),
    unreadable: given.filter(({ code }) => !CODE.test(code)).map(({ line }) => line),
  })
}
