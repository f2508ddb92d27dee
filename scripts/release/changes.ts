/** Which kinds of commit a reader of a release wants to hear of, in this order. */
const HEADINGS: ReadonlyArray<readonly [kind: string, says: string]> = [
  ['feat', 'New'],
  ['fix', 'Mended'],
  ['perf', 'Faster'],
  ['revert', 'Taken back'],
]

const SUBJECT = /^(?<kind>[a-z]+)(\((?<scope>[\w-]+)\))?(?<breaks>!)?: (?<says>.+)$/

type Change = { readonly kind: string; readonly line: string; readonly breaks: boolean }

function changeOf(subject: string): Change | null {
  const found = SUBJECT.exec(subject)?.groups
  if (!found) return null
  const { kind = '', scope, breaks, says = '' } = found
  return { kind, line: scope ? `${scope}: ${says}` : says, breaks: breaks === '!' }
}

/** What changed between two releases, from the subjects of its commits, oldest first. What breaks something comes first. */
export function changesText(version: string, subjects: readonly string[]): string {
  const changes = subjects.map(changeOf).filter((change) => change !== null)
  const part = (says: string, of: readonly Change[]): string[] =>
    of.length === 0 ? [] : ['', `## ${says}`, '', ...of.map(({ line }) => `- ${line}`)]
  return [
    `# ${version}`,
    ...part(
      'Breaks',
      changes.filter(({ breaks }) => breaks),
    ),
    ...HEADINGS.flatMap(([kind, says]) =>
      part(
        says,
        changes.filter((change) => change.kind === kind && !change.breaks),
      ),
    ),
    '',
  ].join('\n')
}
