import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

if (existsSync('.env')) loadEnvFile('.env')

const exclude = ['**/node_modules/**', '**/dist/**', 'apps/cms/**', 'e2e/**']
const BROWSER = ['apps/web/**/*.test.{ts,tsx}', 'apps/office/**/*.test.{ts,tsx}', 'ui/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    reporters: ['default', 'json', './scripts/suite/last-line-reporter.ts'],
    outputFile: { json: '.run/vitest.json' },
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...BROWSER],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'browser', environment: 'jsdom', include: BROWSER, exclude, testTimeout: 15_000 },
      },
    ],
  },
})
