import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { KeptResults } from './kept-results.ts'

export type JourneySuite = {
  readonly name: 'e2e' | 'e2e-cms' | 'e2e-clock'
  readonly config: string
  /** Playwright's report of the last call. */
  readonly raw: string
  readonly kept: string
}

const suite = (name: JourneySuite['name'], config: string, kept: string): JourneySuite => ({
  name,
  config,
  raw: join(root, '.run', `${name}.json`),
  kept: join(root, kept),
})

export const SITE = suite('e2e', 'playwright.config.ts', 'e2e/results.json')
/** Through the CMS's own screens, with a CMS and a website of their own. */
export const CMS = suite('e2e-cms', 'playwright.cms.config.ts', 'e2e/cms/results.json')
/** Those that move the product's time, on a second copy that ends with them. */
export const CLOCK = suite('e2e-clock', 'playwright.clock.config.ts', 'e2e/clock/results.json')

export const JOURNEY_SUITES = [SITE, CLOCK, CMS] as const

export const readKept = ({ kept }: JourneySuite): KeptResults =>
  existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as KeptResults) : {}
