import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { filesOf, installedAt, NODES, writeFilesOf, type NodeName } from './deploy/node-files.ts'

/** The files of one machine from deploy/ and a filled sheet of values, in the folders in which they lie there. */
function main(): void {
  const { values } = parseArgs({
    options: { values: { type: 'string' }, node: { type: 'string' }, out: { type: 'string' } },
  })
  const node = NODES.find((name) => name === values.node) as NodeName | undefined
  if (!values.values || !node || !values.out)
    throw new Error(`needs --values <sheet> --node ${NODES.join('|')} --out <folder>`)
  const sheet = parseEnv(readFileSync(values.values, 'utf8'))
  writeFilesOf(node, sheet, values.out, installedAt)
  for (const name of filesOf(node, sheet).keys()) process.stdout.write(`${values.out}/${installedAt(name)}\n`)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
