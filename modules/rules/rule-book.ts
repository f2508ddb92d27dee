import { RULE_KEYS, RULE_SHAPES, type RuleKey, type RuleValue } from './rule-shapes.ts'
import type { RuleRow } from './rule-store.ts'

/** Which rule applies when. Reading is free: all of it is in memory. */
export type Rules = {
  /** The rule at a given time: the latest that has begun. */
  at<K extends RuleKey>(key: K, moment: Date): RuleValue<K>
}

/** Lists all problems at once. */
export class RuleProblems extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The rules are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'RuleProblems'
    this.problems = problems
  }
}

type Dated = { readonly validFrom: Date; readonly value: unknown }

/** Parses the whole table: every rule that is missing today or has the wrong shape is reported together. */
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
