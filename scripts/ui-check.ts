import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { requireNode } from './run/require-node.ts'
import { runCommand } from './run/run-command.ts'
import { playwrightResult, type PlaywrightReport } from './suite/playwright-result.ts'
import { endSuite, type SuiteResult } from './suite/suite-result.ts'

const REPORT = join(root, '.run', 'ui.json')

function counts(): SuiteResult {
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 }
  return playwrightResult(JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport)
}

/** Builds the workshop and goes through all examples: axe in both languages, and the keyboard. */
async function main(args: readonly string[]): Promise<void> {
  requireNode()
  const art = await runCommand('node', ['scripts/build-art.ts'], { show: true })
  const build = await runCommand('storybook', ['build', '-o', 'storybook-static', '--quiet'], {
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  if (art.code !== 0 || build.code !== 0) {
    process.stdout.write(build.output)
    endSuite('ui', { passed: 0, failed: 1 })
    return
  }
  const { code } = await runCommand('playwright', ['test', '-c', 'playwright.ui.config.ts', ...args], {
    show: true,
  })
  const result = counts()
  endSuite('ui', code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result)
}

await main(process.argv.slice(2))
