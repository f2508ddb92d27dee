import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const port = Number(process.env['UI_PORT'] ?? 9121)
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** Every example of every component in a real browser; `npm run ui:check` builds the workshop first. */
export default defineConfig({
  testDir: 'ui',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/ui',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '.run/ui.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 360, height: 800 },
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
    command: `node_modules/.bin/vite preview --outDir storybook-static --port ${port} --strictPort`,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
