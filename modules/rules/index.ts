export { openRules, RULES_POKE, type OpenRules } from './open-rules.ts'
export type { Rules } from './rule-book.ts'
export { RULE_KEYS, RULE_SHAPES, type RuleKey, type RuleValue } from './rule-shapes.ts'
export { makeSetRule } from './set-rule.ts'
