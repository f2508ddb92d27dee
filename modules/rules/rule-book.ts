import { RULE_KEYS, RULE_SHAPES, type RuleKey, type RuleValue } from './rule-shapes.ts'
import type { RuleRow } from './rule-store.ts'

/** What holds when. Asking is free: all of it is in memory. */
export type Rules = {
  /** What holds at a moment: the latest that has begun. */
  at<K extends RuleKey>(key: K, moment: Date): RuleValue<K>
}

/** All of them in words, so that one look is enough. */
export class RuleProblems extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The rules are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'RuleProblems'
    this.problems = problems
  }
}

type Dated = { readonly validFrom: Date; readonly value: unknown }

/** Reads the table as a whole: a rule that is missing today, or is not what its shape says, is told with all others. */
export function readRules(rows: readonly RuleRow[], now: Date): Rules {
  const problems: string[] = []
  const book = new Map<RuleKey, Dated[]>()
  for (const key of RULE_KEYS) {
    const dated = rows
      .filter((row) => row.key === key)
      .flatMap(({ validFrom, value }): Dated[] => {
        const read = RULE_SHAPES[key].safeParse(value)
        if (read.success) return [{ validFrom, value: read.data }]
        problems.push(`${key} of ${validFrom.toISOString()} is broken`)
        return []
      })
      .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime())
    if (!dated.some(({ validFrom }) => validFrom <= now)) problems.push(`${key} is missing`)
    book.set(key, dated)
  }
  if (problems.length > 0) throw new RuleProblems(problems)
  return {
    at(key, moment) {
      const held = book.get(key)?.find(({ validFrom }) => validFrom <= moment)
      if (!held) throw new Error(`nothing says what ${key} was at ${moment.toISOString()}`)
      return held.value as RuleValue<typeof key>
    },
  }
}
