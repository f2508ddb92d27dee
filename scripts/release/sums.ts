import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SUMS = 'SHA256SUMS'

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SUMS)
    .map(({ name }) => name)
    .toSorted()

/** As `sha256sum -c SHA256SUMS` reads it. */
export async function writeSums(folder: string): Promise<void> {
  const lines: string[] = []
  for (const name of filesIn(folder)) lines.push(`${await sumOf(join(folder, name))}  ${name}\n`)
  writeFileSync(join(folder, SUMS), lines.join(''))
}

/** Files that are missing, changed or not in the list. */
export async function wrongSums(folder: string): Promise<string[]> {
  const kept = new Map(
    readFileSync(join(folder, SUMS), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('  ').toReversed() as [string, string]),
  )
  const files = filesIn(folder)
  const changed: string[] = []
  for (const name of files) if (kept.get(name) !== (await sumOf(join(folder, name)))) changed.push(name)
  return [...changed, ...[...kept.keys()].filter((name) => !files.includes(name))]
}
