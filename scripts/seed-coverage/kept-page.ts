import type { KeptResults } from '../e2e/kept-results.ts'

export type KeptSuite = {
  /** `e2e`, `e2e-clock` ... */
  readonly name: string
  /** Every spec file there is today. */
  readonly files: readonly string[]
  readonly kept: KeptResults
}

/** How old the kept runs are, and which spec files nobody kept a run of. */
export function keptPage(suites: readonly KeptSuite[]): string[] {
  const rows = suites.map(({ name, files, kept }) => {
    const days = Object.values(kept)
      .flatMap((forms) => Object.values(forms))
      .map(({ on }) => on)
      .toSorted()
    return `| ${name} | ${files.length} | ${Object.keys(kept).length} | ${days[0] ?? '-'} | ${days.at(-1) ?? '-'} |`
  })
  const never = suites.flatMap(({ files, kept }) => files.filter((file) => !kept[file]))
  return [
    '',
    '## Journeys that were kept',
    '',
    '| suite | spec files | with a kept run | oldest | newest |',
    '|---|---|---|---|---|',
    ...rows,
    ...(never.length === 0 ? [] : ['', `Never kept: ${never.map((file) => `\`${file}\``).join(', ')}`]),
  ]
}
