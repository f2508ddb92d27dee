import type { JourneyTest } from './journey-tests.ts'

type KeptRun = {
  readonly on: string
  readonly commit: string
  readonly passed: readonly string[]
}
/** What is kept of a suite: by spec file and form, the run that last went through all of it. */
export type KeptResults = Readonly<Record<string, Readonly<Record<string, KeptRun>>>>

const partOf = ({ file, form }: JourneyTest): string => `${file} ${form}`
const keyOf = (test: JourneyTest): string => `${partOf(test)} ${test.title}`

/**
 * What is kept after a run: it replaces the spec files, and of each the forms, of which it ran every test there is, and
 * leaves all others as they were. Whether it may be kept at all says `is-kept.ts`.
 */
export function keepRun(
  kept: KeptResults,
  run: readonly JourneyTest[],
  there: readonly JourneyTest[],
  stamp: Pick<KeptRun, 'on' | 'commit'>,
): KeptResults {
  const ran = new Set(run.map(keyOf))
  const inPart = Map.groupBy(there, partOf)
  const whole = [...Map.groupBy(run, partOf)].filter(([part]) =>
    (inPart.get(part) ?? []).every((test) => ran.has(keyOf(test))),
  )
  const after = { ...kept }
  for (const [, tests] of whole) {
    const [{ file, form } = { file: '', form: '' }] = tests
    const passed = tests.filter(({ status }) => status === 'expected').map(({ title }) => title)
    if (passed.length > 0) after[file] = { ...after[file], [form]: { ...stamp, passed } }
  }
  return sorted(after)
}

/** Without the spec files, forms and tests that are no longer there: nobody could run them again. */
export function stillThere(kept: KeptResults, there: readonly JourneyTest[]): KeptResults {
  const keys = new Set(there.map(keyOf))
  const files = Object.entries(kept).map(([file, forms]) => {
    const left = Object.entries(forms).flatMap(([form, run]) => {
      const passed = run.passed.filter((title) => keys.has(keyOf({ file, form, title, status: '' })))
      return passed.length > 0 ? [[form, { ...run, passed }] as const] : []
    })
    return [file, Object.fromEntries(left)] as const
  })
  return Object.fromEntries(files.filter(([, forms]) => Object.keys(forms).length > 0))
}

const sorted = (kept: KeptResults): KeptResults =>
  Object.fromEntries(
    Object.entries(kept)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([file, forms]) => [
        file,
        Object.fromEntries(Object.entries(forms).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
      ]),
  )
