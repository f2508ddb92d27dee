import type { SuiteResult } from '../suite/suite-result.ts'

/**
 * A run speaks for the product only when nothing in it failed and it started the product itself: what somebody else left
 * running may be of other sources. From CI nobody commits.
 */
export const isKept = ({ passed, failed }: SuiteResult, env: NodeJS.ProcessEnv): boolean =>
  passed > 0 && failed === 0 && env['E2E_USE_RUNNING'] !== '1' && !env['CI']
