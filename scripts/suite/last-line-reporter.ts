import type { Reporter, TestModule } from 'vitest/node'
import { lastLine, type SuiteResult } from './suite-result.ts'

/** Adds the one line every suite ends with, so that a person or a script reads each suite the same way. */
export default class LastLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const result: SuiteResult = { passed: 0, failed: errors.length }
    for (const module of modules) {
      if (module.errors().length > 0) result.failed += 1
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') result.passed += 1
        else result.failed += 1
      }
    }
    process.once('exit', () => process.stdout.write(`${lastLine(result)}\n`))
  }
}
