import { clear, judgeTool, layOut, TOOL_CHECKS } from './deploy/tool-checks.ts'
import { runCommand } from './run/run-command.ts'
import { requireNode } from './run/require-node.ts'
import { endSuite } from './suite/suite-result.ts'

/** Every file of deploy/ by the tool that will read it, once as it is and once with a mistake that must be found. */
async function main(): Promise<void> {
  requireNode()
  const folder = await layOut()
  const failed: string[] = []
  let passed = 0
  for (const check of TOOL_CHECKS) {
    const has = (await runCommand('sh', ['-c', `command -v ${check.tool}`])).code === 0
    const problem = has
      ? await judgeTool(check, folder)
      : `${check.tool} is not installed: npm run cluster -- up installs it`
    if (problem === null) passed += 1
    else failed.push(check.name)
    process.stdout.write(
      `${problem === null ? 'ok    ' : 'FAILED'} ${check.name}${problem === null ? '' : `\n${problem}`}\n`,
    )
  }
  clear(folder)
  endSuite('deploy', { passed, failed: failed.length, names: failed })
}

await main()
