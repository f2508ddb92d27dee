import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { mustRun } from '../run/run-command.ts'
import { journeyTests, type JourneyReport, type JourneyTest } from './journey-tests.ts'
import type { JourneySuite } from './suites.ts'

/** Every test of the suite in every form, as Playwright finds them today; none is run. */
export async function testsThere({ name, config }: JourneySuite): Promise<JourneyTest[]> {
  mkdirSync(join(root, '.run'), { recursive: true })
  const folder = mkdtempSync(join(root, '.run', `${name}-list-`))
  try {
    const file = join(folder, 'list.json')
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    // A spec file that does not load ends this with an error: its tests would look as if they were gone.
    await mustRun('playwright', ['test', '-c', config, '--list', '--reporter=json'], { env })
    return journeyTests(JSON.parse(readFileSync(file, 'utf8')) as JourneyReport, root)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
