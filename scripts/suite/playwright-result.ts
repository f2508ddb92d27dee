import { stripVTControlCharacters } from 'node:util'
import type { SuiteResult } from './suite-result.ts'

type Run = { readonly status: string; readonly error?: { readonly message?: string } }
type Spec = {
  readonly title: string
  readonly ok: boolean
  readonly file: string
  readonly line: number
  readonly tests: readonly { readonly projectName: string; readonly results: readonly Run[] }[]
}
type Group = { readonly suites?: readonly Group[]; readonly specs?: readonly Spec[] }
export type PlaywrightReport = {
  readonly suites: readonly Group[]
  readonly errors: readonly unknown[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** Of a message only what a person reads first. */
const MESSAGE_LINES = 4

const specsOf = (group: Group): readonly Spec[] => [
  ...(group.specs ?? []),
  ...(group.suites ?? []).flatMap((inner) => specsOf(inner)),
]

function nameOf({ title, file, line, tests }: Spec): string {
  const form = tests.map(({ projectName }) => projectName).join(' ')
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? ''
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.filter((text) => text.trim()).slice(0, MESSAGE_LINES)
  return [`[${form}] ${file}:${line} ${title}`, ...said.map((text) => `    ${text.trim()}`)].join('\n')
}

/** What a report of Playwright comes to; a test that passed only at its second try has failed. */
export function playwrightResult({ suites, errors, stats }: PlaywrightReport): Required<SuiteResult> {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    names: suites
      .flatMap((group) => specsOf(group))
      .filter(({ ok }) => !ok)
      .map((spec) => nameOf(spec)),
  }
}
