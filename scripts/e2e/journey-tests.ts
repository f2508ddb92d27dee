import { join, relative } from 'node:path'

type Spec = {
  readonly title: string
  readonly file: string
  readonly tests: readonly { readonly projectName: string; readonly status: string }[]
}
type Group = {
  readonly title: string
  readonly file: string
  readonly suites?: readonly Group[]
  readonly specs?: readonly Spec[]
}
/** Playwright's JSON, of a run or of a list. */
export type JourneyReport = {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly Group[]
}

export type JourneyTest = {
  /** From the root of the repository. */
  readonly file: string
  /** `xs-my`; what has only one form leaves it empty. */
  readonly form: string
  readonly title: string
  readonly status: string
}

/** Every test of the report in every form, with the titles it stands under. */
export const journeyTests = ({ config, suites }: JourneyReport, root: string): JourneyTest[] =>
  suites.flatMap((suite) => testsOf(suite, '', (file) => relative(root, join(config.rootDir, file))))

function testsOf(group: Group, above: string, fromRoot: (file: string) => string): JourneyTest[] {
  // The outermost group is the file itself.
  const path = group.title === group.file ? above : `${above}${group.title} `
  const own = (group.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      file: fromRoot(file),
      form: projectName,
      title: `${path}${title}`,
      status,
    })),
  )
  return [...own, ...(group.suites ?? []).flatMap((inner) => testsOf(inner, path, fromRoot))]
}
