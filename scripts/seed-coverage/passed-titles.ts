type VitestReport = {
  testResults: ReadonlyArray<{ assertionResults: ReadonlyArray<{ status: string; fullName: string }> }>
}

type PlaywrightSuite = {
  title: string
  suites?: readonly PlaywrightSuite[]
  specs?: ReadonlyArray<{ title: string; ok: boolean; tests: ReadonlyArray<{ status: string }> }>
}

export const passedInVitest = (report: VitestReport): string[] =>
  report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed')
    .map((test) => test.fullName)

/** A journey counts only if it ran and passed in every project; a skipped one is "ok" to Playwright, not to us. */
export const passedInPlaywright = (report: { suites: readonly PlaywrightSuite[] }): string[] =>
  report.suites.flatMap((suite) => passedIn(suite, ''))

function passedIn(suite: PlaywrightSuite, above: string): string[] {
  const path = `${above} ${suite.title}`
  const own = (suite.specs ?? [])
    .filter(
      (spec) => spec.ok && spec.tests.length > 0 && spec.tests.every((test) => test.status === 'expected'),
    )
    .map((spec) => `${path} ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap((inner) => passedIn(inner, path))]
}

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
