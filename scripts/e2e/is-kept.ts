import type { SuiteResult } from '../suite/suite-result.ts'

/** A report speaks for the product only when it is whole and nothing in it failed. */
export const isKept = (isFixedSize: boolean, { passed, failed }: SuiteResult): boolean =>
  isFixedSize && passed > 0 && failed === 0
