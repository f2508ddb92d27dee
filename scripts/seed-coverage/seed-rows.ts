/** One requirement of the seed, as `docs/seed-rows.json` keeps it. */
export type SeedRow = {
  readonly id: string
  readonly section: string
  readonly requirement: string
  readonly kind: string
}

const ROW = /^\| (S-\d{3}) \|([^|]*)\|(.*)\|([^|]*)\|$/

/** Reads the tables of the checklist. Cells may hold an escaped bar, so the requirement is cut at unescaped ones. */
export function parseChecklist(text: string): SeedRow[] {
  return text.split('\n').flatMap((line) => {
    const match = ROW.exec(line.trim())
    if (!match) return []
    const [, id = '', section = '', middle = '', kind = ''] = match
    const requirement = middle.split(/(?<!\\)\|/)[0] ?? ''
    return [{ id, section: section.trim(), requirement: requirement.trim(), kind: kind.trim() }]
  })
}

export const rowsText = (rows: readonly SeedRow[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`
