import { expect, it, vi } from 'vitest'
import { now } from '../clock/now.ts'
import { loadWebConfig, readWebConfig } from './web-config.ts'

const HOUR_MS = 3_600_000

it('the page counts from where the clock of a demo stands', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ clockAheadMs: HOUR_MS })))
  expect(Math.abs(now() - Date.now())).toBeLessThan(1_000)
  await loadWebConfig()
  expect(Math.abs(now() - Date.now() - HOUR_MS)).toBeLessThan(1_000)
  vi.unstubAllGlobals()
})

it('S-256 the category of the community stands in the configuration, and nowhere else', () => {
  expect(readWebConfig({ communityCategoryId: 'neighbours' }).communityCategoryId).toBe('neighbours')
  expect(readWebConfig({}).communityCategoryId).toBe('community')
  expect(readWebConfig({ communityCategoryId: 7 }).communityCategoryId).toBe('community')
})

it('without a word about it the clock is the own one', () => {
  expect(readWebConfig({ bases: {} }).clockAheadMs).toBe(0)
  expect(readWebConfig({ clockAheadMs: 'much' }).clockAheadMs).toBe(0)
})
