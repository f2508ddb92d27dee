import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import own from '../package.json' with { type: 'json' }
import { ensureOfficeIsBuilt } from '../apps/office/tasks/build.ts'
import { buildWeb, whyStale } from './build.ts'
import { changesText } from './release/changes.ts'
import { mustBeClean, subjectsSince } from './release/commits.ts'
import { makeImageRoot } from './release/image-root.ts'
import { layOut } from './release/lay-out.ts'
import { writeParts } from './release/parts.ts'
import { writeSums } from './release/sums.ts'
import { root } from './root.ts'
import { requireNode } from './run/require-node.ts'
import { mustRun } from './run/run-command.ts'

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** What podman, buildah or docker make the image of: `podman build -f Containerfile .` in the unpacked folder. */
async function writeImage(folder: string, name: string): Promise<void> {
  const place = join(folder, 'image')
  await makeImageRoot(join(place, 'root'))
  cpSync(join(root, 'deploy/container/Containerfile'), join(place, 'Containerfile'))
  await mustRun('mv', [join(folder, 'portal'), join(place, 'portal')])
  await mustRun('tar', ['--numeric-owner', '-czf', join(folder, name), '-C', place, '.'])
}

/** Everything of a release in one folder. Tagging it is a person's decision: the last line says how. */
async function main(): Promise<void> {
  requireNode()
  const { values } = parseArgs({ options: { 'no-image': { type: 'boolean' } } })
  const { version } = own
  await mustBeClean()
  if (whyStale()) await buildWeb()
  ensureOfficeIsBuilt()
  const folder = join(root, '.run', 'release', version)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'changes.md'), changesText(version, await subjectsSince()))
  const problems = await writeParts(folder)
  if (problems.length > 0) throw new Error(`may not be shipped:\n${problems.join('\n')}`)
  await layOut(join(folder, 'portal'))
  await mustRun('tar', ['-czf', join(folder, `portal-${version}.tar.gz`), '-C', folder, 'portal'])
  if (!values['no-image']) await writeImage(folder, `portal-image-${version}.tar.gz`)
  await writeSums(folder)
  for (const name of readdirSync(folder)) say(join('.run/release', version, name))
  say(`then: git tag -a v${version} -F .run/release/${version}/changes.md`)
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
