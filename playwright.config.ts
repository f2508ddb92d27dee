import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { portOf } from '#platform/config/ports.ts'
import type { Options } from './e2e/fixtures.ts'

const port = portOf(process.env, 'API_PORT')
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1440, height: 900 }

/** Staff sit at desks. */
const OFFICE = '**/journeys/office*.spec.ts'

/** `*.xs.spec` belongs to the phone, `*.lg.spec` to the desktop, `*.once.spec` says the same in every form and language. */
const forms = [
  {
    name: 'xs-en',
    use: { viewport: PHONE, lang: 'en' },
    testIgnore: ['**/*.lg.spec.ts', '**/*.once.spec.ts', OFFICE],
  },
  {
    name: 'xs-my',
    use: { viewport: PHONE, lang: 'my' },
    testIgnore: ['**/*.lg.spec.ts', '**/*.once.spec.ts', OFFICE],
  },
  { name: 'lg-en', use: { viewport: DESKTOP, lang: 'en' }, testIgnore: ['**/*.xs.spec.ts'] },
  {
    name: 'lg-my',
    use: { viewport: DESKTOP, lang: 'my' },
    testIgnore: ['**/*.xs.spec.ts', '**/*.once.spec.ts'],
  },
] as const

/** Journeys run against the built product as `npm start` serves it. No retries: a journey that sometimes fails is a bug. */
export default defineConfig<Options>({
  // These bring a product of their own: playwright.cms.config.ts, playwright.clock.config.ts.
  projects: forms.map((form) => ({
    ...form,
    testIgnore: [...form.testIgnore, '**/e2e/cms/**', '**/e2e/clock/**'],
  })),
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Only ends what hangs: a machine that others use takes twice as long for the same page.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.run/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker answers before `page.route` sees a request; the offline journey allows it for itself.
    serviceWorkers: 'block',
    // A trace of every journey doubles its time; ask for one by `--trace on` when a journey fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Without a graphics card every frame of a moving line costs a core; the journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
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
  webServer: {
    command: 'node scripts/start.ts',
    // Browsers take both cores; a worker that stands back for them would send no code in time.
    env: { WORKER_NICE: '0' },
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: process.env['E2E_USE_RUNNING'] === '1',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
