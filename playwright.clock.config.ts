import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/fixtures.ts'
import site from './playwright.config.ts'

const { projects: _, ...rest } = site

/** Journeys that move the product's time: one after the other, on a copy of the product that nobody else visits. */
export default defineConfig<Options>({
  ...rest,
  testDir: 'e2e/clock',
  outputDir: '.run/e2e-clock',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '.run/e2e-clock.json' }]],
  projects: [{ name: 'clock', use: { viewport: { width: 360, height: 800 }, lang: 'my' } }],
})
