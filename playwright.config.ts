import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['API_PORT'] ?? 8080)
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** Journeys run against the built product as `npm start` serves it. No retries: a journey that sometimes fails is a bug. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: '.run/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: process.env['E2E_USE_RUNNING'] === '1',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
