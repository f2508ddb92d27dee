import { randomUUID } from 'node:crypto'
import type { FormField } from '#contracts/form-field.ts'

export const PLACES = ['sanchaung', 'tsp-hlaing']
export const PLANS = ['F20', 'F60']

/** Input of somebody who wants to break a form, and of somebody who mistyped. */
const GARBAGE: readonly string[] = [
  '',
  ' ',
  'x',
  'x'.repeat(999),
  '\u0000',
  'a\u0000b',
  '\uD800',
  '<script>alert(1)</script>',
  "'; drop table application; --",
  '{"$gt": ""}',
  '../../etc/passwd',
  '-1',
  '1e9',
  '99999999999999',
  '2026-13-45',
  '2026-02-30',
  '1999-01-01',
  'yes',
  'no',
  'true',
  'ON',
  'NEVER',
  'a@b',
  'a@b.cd',
  '09',
  '0969123456789012',
  '12/KAMAYA(N)12345',
  '99/NOWHERE(N)123456',
  'F9999',
  'nowhere',
  'ကခဂ',
  '၁၂/ကမရ(နိုင်)၁၂၃၄၅၆',
  '😀😀😀😀😀😀😀😀😀😀',
]
const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'salary',
  'fee_kyat',
  'state',
  'a'.repeat(40),
  '',
]

export type Roll = (below: number) => number

/** Random numbers that repeat with the same seed. */
export function rollOf(seed: number): Roll {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const pickOf = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T

/** A valid answer, except for files, which must have been uploaded. */
function rightFor({ type, options, min = 1, pattern }: FormField, roll: Roll): string {
  const right: Partial<Record<FormField['type'], string>> = {
    select: pickOf(roll, options ?? [])?.value,
    checkbox: 'yes',
    number: String(min),
    date: '2027-01-15',
    phone: '09790000001',
    email: 'daw.hla@example.com',
    nrc: '12/KAMAYA(N)123456',
    place: pickOf(roll, PLACES),
    plan: pickOf(roll, PLANS),
    file: randomUUID(),
  }
  return right[type] ?? (pattern ? '777' : 'Daw Hla Hla, No. 12')
}

/** Mostly valid answers with something wrong, sometimes all valid, sometimes only garbage. */
export function someAnswers(fields: readonly FormField[], roll: Roll): Record<string, string> {
  const wrongOf10 = pickOf(roll, [0, 0, 1, 2, 9])
  const answers: [string, string][] = []
  for (const field of fields) {
    if (roll(10) < wrongOf10) {
      if (roll(4) > 0) answers.push([field.key, pickOf(roll, GARBAGE)])
    } else if (field.required || roll(2) === 0) answers.push([field.key, rightFor(field, roll)])
  }
  if (roll(5) === 0) answers.push([pickOf(roll, STRANGE_KEYS), pickOf(roll, GARBAGE)])
  return Object.fromEntries(answers)
}
