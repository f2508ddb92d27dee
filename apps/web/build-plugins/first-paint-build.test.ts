// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const CONFIG = fileURLToPath(new URL('../vite.first-paint.config.ts', import.meta.url))
/** Only the half of React that is for developing says this. */
const TALK = 'Each child in a list should have a unique'

test('pages are drawn ahead by the half of React that is for serving, whatever the environment says', async () => {
  const { output } = (await build({
    configFile: CONFIG,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((code) => code.includes(TALK))).toEqual([])
}, 60_000)
