import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** Journeys through the CMS's own screens. They stop and start the CMS, so they bring a whole product of their own. */
export default defineConfig({
  testDir: 'e2e/cms',
  testMatch: '**/*.spec.ts',
  // Apart from the other journeys, which empty their own folder when they begin.
  outputDir: '.run/e2e-cms',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.run/e2e-cms.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
