import type { KeptResults } from '../e2e/kept-results.ts'
import type { TestKind } from './seed-rows.ts'

export type PassedTest = { readonly kind: TestKind; readonly title: string }

export type VitestReport = {
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    /** The file. */
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

export const passedInVitest = (report: Pick<VitestReport, 'testResults'>): PassedTest[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ kind: /\.api\.test\.tsx?$/.test(name) ? 'api' : 'unit', title: fullName })),
  )

/** A journey counts once a run that nothing failed in went through it, in whatever form. */
export const passedJourneys = (kept: KeptResults): PassedTest[] =>
  Object.values(kept)
    .flatMap((forms) => Object.values(forms))
    .flatMap(({ passed }) => passed.map((title) => ({ kind: 'e2e', title })))

const ID = /\bS-(\d{3})\b(?:\s*(?:\.\.|…|to)\s*S-(\d{3})\b)?/g

/** Ids in a title; `S-010..S-014` names the whole range. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(ID)].flatMap((match) => {
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    return Array.from(
      { length: Math.max(0, to - from + 1) },
      (_, step) => `S-${String(from + step).padStart(3, '0')}`,
    )
  })
