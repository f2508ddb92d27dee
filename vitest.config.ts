import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { envFile } from './scripts/run/load-env.ts'

if (existsSync(envFile)) loadEnvFile(envFile)

/** Only a whole run may speak for the coverage of the seed; a chosen file leaves the last whole report as it is. */
const whole = process.argv.slice(2).every((word) => word === 'run')

// A release lies below .run with its own copy of every test.
const exclude = ['**/node_modules/**', '**/dist/**', '.run/**', 'apps/cms/**', 'e2e/**']
/** What package.json calls shared folders; an app with a package of its own does not see those names. */
const SHARED = Object.fromEntries(
  ['contracts', 'i18n', 'language', 'ui'].map((folder) => [`#${folder}`, join(import.meta.dirname, folder)]),
)
const BROWSER = ['apps/web/src/**/*.test.{ts,tsx}', 'ui/**/*.test.{ts,tsx}']
const OFFICE = ['apps/office/**/*.test.{ts,tsx}']

export default defineConfig({
  test: {
    reporters: ['default', 'json', './scripts/suite/last-line-reporter.ts'],
    outputFile: { json: whole ? '.run/vitest.json' : '.run/vitest-part.json' },
    globalSetup: './scripts/suite/scratch-folder.ts',
    // A test that waits for PostgreSQL leaves its core to another: half as many again as there are cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...BROWSER, ...OFFICE],
          // Only ends what hangs: making and dropping a database waits for the disk, which others use too.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: BROWSER,
          exclude,
          testTimeout: 15_000,
          // One jsdom for many files, each with its own globals: loading it anew was four fifths of the time.
          pool: 'vmThreads',
        },
      },
      {
        plugins: [react()],
        resolve: { alias: { ...SHARED, '#brand': join(import.meta.dirname, 'brand/brand.ts') } },
        // Its libraries never end in a shared jsdom.
        test: { name: 'office', environment: 'jsdom', include: OFFICE, exclude, testTimeout: 15_000 },
      },
    ],
  },
})
